// The browser of tests and measurements: Chromium without a window if it is installed, which is lighter.
import { existsSync } from 'node:fs';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const found = NAMES.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path));

export const launchOptions = {
  executablePath: process.env.CHROMIUM ?? found ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
};
