// Builds the page into a folder, and writes only the files that differ from those of the last build: Cargo compiles the
// server anew when a file of the page is newer, though it may say the same.
// Use: node scripts/build.js FOLDER [MODE]
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'vite';

const [folder = 'dist', mode = 'production'] = process.argv.slice(2);
const fresh = `node_modules/.build/${folder}`;
await build({ mode, build: { outDir: fresh } });

const files = (root) => {
  const names = statSync(root, { throwIfNoEntry: false }) ? readdirSync(root, { recursive: true }) : [];
  return names.filter((name) => statSync(`${root}/${name}`).isFile());
};
const read = (file) => (statSync(file, { throwIfNoEntry: false }) ? readFileSync(file) : null);

const built = files(fresh);
for (const name of files(folder)) if (!built.includes(name)) rmSync(`${folder}/${name}`);
for (const name of built) {
  const text = readFileSync(`${fresh}/${name}`);
  if (read(`${folder}/${name}`)?.equals(text)) continue;
  mkdirSync(dirname(`${folder}/${name}`), { recursive: true });
  writeFileSync(`${folder}/${name}`, text);
}
rmSync(fresh, { recursive: true });
