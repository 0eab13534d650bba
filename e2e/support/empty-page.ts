import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nextBuildFolder, nextProgram, nextUrlPrefix } from '../../lib/platform/next/private-formats.ts';
import { gzipBytes, scriptUrls } from './page-weight.ts';

const appFolder = path.join('checks', 'empty-app');
const outputFolder = path.join(appFolder, nextBuildFolder);
const recordFile = path.join(appFolder, 'weight.json');
const inputs = [
  ...['next', 'react', 'react-dom'].map((name) => path.join('node_modules', name, 'package.json')),
  ...['app/layout.jsx', 'app/page.jsx', 'next.config.mjs'].map((file) => path.join(appFolder, file)),
];

/** Gzipped script bytes of an empty page, built with the versions of Next and React of the shop. The size is recorded until an input changes. */
export function emptyPageScriptBytes(): number {
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(readFileSync(input));
  const inputHash = hash.digest('hex');
  const record = readRecord();
  if (record?.key === inputHash) return record.bytes;
  const bytes = buildAndMeasure();
  writeFileSync(recordFile, `${JSON.stringify({ key: inputHash, bytes }, null, 2)}\n`);
  return bytes;
}

function readRecord(): { key: string; bytes: number } | null {
  try {
    return JSON.parse(readFileSync(recordFile, 'utf8'));
  } catch {
    return null;
  }
}

function buildAndMeasure(): number {
  const { status, stderr } = spawnSync(process.execPath, [nextProgram, 'build', appFolder], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`The empty page could not be built: ${stderr}`);
  const html = readFileSync(path.join(outputFolder, 'server', 'app', 'index.html'), 'utf8');
  const files = scriptUrls(html).map((url) => url.replace(nextUrlPrefix, ''));
  return files.reduce((sum, file) => sum + gzipBytes(readFileSync(path.join(outputFolder, file))), 0);
}
