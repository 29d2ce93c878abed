import { defineConfig } from '@playwright/test';

/** The page alone, on positions that were written down. Whole games against the server are tested with the server. */
export default defineConfig({
  testDir: 'tests/page',
  outputDir: 'test-results',
  use: {
    baseURL: 'http://127.0.0.1:4173',
    launchOptions: { executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] },
  },
  webServer: { command: 'npx vite preview --host 127.0.0.1 --port 4173', url: 'http://127.0.0.1:4173', reuseExistingServer: true },
});
