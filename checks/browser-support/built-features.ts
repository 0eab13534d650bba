import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@babel/parser';
import { buildManifestFile, nextBuildFolder } from '../../lib/platform/next/private-formats.ts';
import { firstScriptFile } from '../../server/pages/page-scripts.ts';
import type { Node } from '../support/syntax.ts';
import { newerScriptFeatures } from './script-features.ts';
import { newerStyleFeatures } from './style-features.ts';

/**
 * Returns the names of features in the built scripts and style sheets that one of the oldest browsers lacks. Leaves out scripts for
 * browsers without modules, which the oldest supported ones do not run.
 */
export function newerFeaturesInBuild(): Set<string> {
  const { polyfillFiles } = JSON.parse(
    readFileSync(path.join(nextBuildFolder, buildManifestFile), 'utf8'),
  ) as {
    polyfillFiles: string[];
  };
  const folder = path.join(nextBuildFolder, 'static');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !polyfillFiles.some((polyfill) => polyfill.endsWith(file)),
  );
  return new Set([...files.map((file) => path.join(folder, file)), firstScriptFile].flatMap(newerFeaturesIn));
}

function newerFeaturesIn(file: string): string[] {
  if (file.endsWith('.css')) return newerStyleFeatures(readFileSync(file, 'utf8')).map(({ name }) => name);
  if (!file.endsWith('.js')) return [];
  const { program } = parse(readFileSync(file, 'utf8'), { sourceType: 'script', attachComment: false });
  return newerScriptFeatures(program as unknown as Node).map(({ name }) => name);
}
