import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildManifestFile } from '../lib/platform/next/private-formats.ts';
import { addCompileHints, compileHint } from './compile-hints.ts';

test('addCompileHints marks scripts of more than 100,000 characters', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rida-build-'));
  const files = { 'long.js': ' '.repeat(100_001), 'short.js': ' '.repeat(100_000) };
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  writeFileSync(join(folder, buildManifestFile), JSON.stringify({ rootMainFiles: Object.keys(files) }));
  await addCompileHints(folder);
  const codeOf = (name: string) => readFileSync(join(folder, name), 'utf8');
  expect(codeOf('long.js')).toBe(compileHint + files['long.js']);
  expect(codeOf('short.js')).toBe(files['short.js']);
  rmSync(folder, { recursive: true });
});
