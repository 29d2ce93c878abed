import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  server: { fs: { allow: ['..'] } },
  test: { include: ['tests/unit/**/*.test.ts'], environment: 'node' },
});
