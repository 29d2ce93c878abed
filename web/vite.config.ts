import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Puts the sprite into the page once: `<use>` then needs no request, and inherits the colours around it. */
function sprite(): Plugin {
  const file = new URL('./src/pieces.svg', import.meta.url);
  const text = () =>
    readFileSync(file, 'utf8')
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/>\s+</g, '><');
  return {
    name: 'luxor-sprite',
    transformIndexHtml: (html) => html.replace('<!--sprite-->', text()),
  };
}

const server = process.env['LUXOR_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), sprite()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
});
