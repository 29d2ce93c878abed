import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import globalData from '@csstools/postcss-global-data';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import customMedia from 'postcss-custom-media';
import { defineConfig, type Plugin } from 'vite';

/**
 * Inlines the sprites into the page as one, the shared one and those in the folders of the titles: `<use>` then needs
 * no request, and inherits the colours around it.
 */
function sprite(): Plugin {
  const folder = new URL('./src/', import.meta.url);
  const text = () => {
    const [shared, ...others] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /^(titles\/\w+\/)?pieces\.svg$/.test(name))
      .sort()
      .map((name) =>
        readFileSync(new URL(name, folder), 'utf8')
          .replace(/<!--[\s\S]*?-->/g, '')
          .replace(/\s+/g, ' ')
          .replace(/> </g, '><'),
      );
    const symbols = others.map((one) => /<defs>(.*)<\/defs>/.exec(one)![1]);
    return shared!.replace('</defs>', `${symbols.join('')}</defs>`);
  };
  return {
    name: 'luxor-sprite',
    transformIndexHtml: (html) => html.replace('<!--sprite-->', text),
  };
}

/** Writes compressed copies beside every compressible file, so that the server never compresses. */
function press(): Plugin {
  let folder: string;
  return {
    name: 'luxor-press',
    // The page with the title for tests is never shipped.
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    configResolved({ build }) {
      folder = build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name)) continue;
        const bytes = readFileSync(`${folder}/${name}`);
        writeFileSync(`${folder}/${name}.br`, brotliCompressSync(bytes));
        writeFileSync(`${folder}/${name}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/** A pattern of modules of the page by folder and name. */
const modules = (folders: Record<string, string>) =>
  new RegExp(
    `/(${Object.entries(folders)
      .map(([folder, names]) => `${folder}/(${names})`)
      .join('|')})(\\.svelte)?(\\.ts|\\.js)?$`,
  );

/**
 * Modules that are needed together are one file, with all that they import: many small files compress badly. What is
 * imported dynamically, to be loaded when somebody asks for it, stays apart. The first group that matches counts.
 */
const GROUPS = [
  {
    name: 'at-base',
    test: modules({
      'web/src': 'main',
      'src/lib': 'api|phrases|types',
      'src/shell': 'Desert|Icon|Sheet|TopBar',
      'screens/parts': 'Figure',
    }),
  },
  {
    name: 'at-table',
    test: modules({
      'src/shell': 'TableShell|Announcer|PlayerPanel|Fading|Outline|PassOn|Pill|Refusal|RunningTurn|Track',
      'src/lib': 'answers|director|explain|feet|hints|pieces|selection|sound|table',
      'svelte/src': '(animate|easing|transition)/index',
    }),
  },
  {
    name: (module: string) => `at-${/\/titles\/(\w+)\//.exec(module)![1]}`,
    test: /\/src\/titles\/\w+\/(?!Replay)\w+Table\.svelte$/,
  },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

const proxy = { '/api': { target: process.env['LUXOR_SERVER'] ?? 'http://127.0.0.1:8000', ws: true } };

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), sprite(), press()],
  // Every style sheet and component may use the conditions by name.
  css: { postcss: { plugins: [globalData({ files: ['src/styles/conditions.css'] }), customMedia()] } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The list of titles waits for the title for tests: in one file each would wait for the other.
    rolldownOptions: { output: { codeSplitting: { groups: mode === 'toy' ? [] : GROUPS } } },
  },
  server: { fs: { allow: ['..'] }, proxy },
  preview: { proxy },
}));
