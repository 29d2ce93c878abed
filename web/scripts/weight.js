// Prints what the page weighs: script and style, compressed as the server sends them.
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const folder = new URL('../dist/assets/', import.meta.url);
let [gzip, brotli] = [0, 0];
for (const name of readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))) {
  const bytes = readFileSync(new URL(name, folder));
  const sizes = [gzipSync(bytes).length, brotliCompressSync(bytes).length];
  console.log(`${String(sizes[0]).padStart(7)} ${String(sizes[1]).padStart(7)}  ${name}`);
  gzip += sizes[0];
  brotli += sizes[1];
}
console.log(`${String(gzip).padStart(7)} ${String(brotli).padStart(7)}  script and style together (gzip, brotli)`);
