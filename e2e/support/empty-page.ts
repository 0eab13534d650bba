import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildFolder, nextProgram, nextUrlPrefix } from '../../lib/next/private-formats.ts';
import { gzipBytes, scriptUrls } from './page-weight.ts';

const app = path.join('checks', 'empty-app');
const build = path.join(app, buildFolder);
const recordFile = path.join(app, 'weight.json');
const inputs = [
  'package-lock.json',
  ...['app/layout.jsx', 'app/page.jsx', 'next.config.mjs'].map((file) => path.join(app, file)),
];

/** Gzipped script bytes of an empty page built with the versions of the shop; measured again when those changed. */
export function emptyPageScriptBytes(): number {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(readFileSync(input));
  const key = hash.digest('hex');
  const record = readRecord();
  if (record?.key === key) return record.bytes;
  const bytes = measure();
  writeFileSync(recordFile, `${JSON.stringify({ key, bytes }, null, 2)}\n`);
  return bytes;
}

function readRecord(): { key: string; bytes: number } | null {
  try {
    return JSON.parse(readFileSync(recordFile, 'utf8'));
  } catch {
    return null;
  }
}

function measure(): number {
  const { status, stderr } = spawnSync(process.execPath, [nextProgram, 'build', app], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`The empty page could not be built: ${stderr}`);
  const html = readFileSync(path.join(build, 'server', 'app', 'index.html'), 'utf8');
  const files = scriptUrls(html).map((url) => url.replace(nextUrlPrefix, ''));
  return files.reduce((sum, file) => sum + gzipBytes(readFileSync(path.join(build, file))), 0);
}
