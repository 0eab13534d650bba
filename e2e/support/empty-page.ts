import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipBytes, scriptsOf } from './weight.ts';

const app = path.join('checks', 'empty-app');
const build = path.join(app, '.next');
const known = path.join(app, 'weight.json');
const inputs = [
  'package-lock.json',
  ...['app/layout.jsx', 'app/page.jsx', 'next.config.mjs'].map((file) => path.join(app, file)),
];

/** Script bytes of an empty page, gzipped, built with the versions that the shop is built with; measured where they changed since it was noted. */
export function emptyPageScriptBytes(): number {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(readFileSync(input));
  const key = hash.digest('hex');
  const before = readKnown();
  if (before?.key === key) return before.bytes;
  const bytes = measure();
  writeFileSync(known, `${JSON.stringify({ key, bytes }, null, 2)}\n`);
  return bytes;
}

function readKnown(): { key: string; bytes: number } | null {
  try {
    return JSON.parse(readFileSync(known, 'utf8'));
  } catch {
    return null;
  }
}

function measure(): number {
  const next = path.join('node_modules', 'next', 'dist', 'bin', 'next');
  const { status, stderr } = spawnSync(process.execPath, [next, 'build', app], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`The empty page could not be built: ${stderr}`);
  const html = readFileSync(path.join(build, 'server', 'app', 'index.html'), 'utf8');
  const files = scriptsOf(html).map((address) => address.replace('/_next/', ''));
  return files.reduce((sum, file) => sum + gzipBytes(readFileSync(path.join(build, file))), 0);
}
