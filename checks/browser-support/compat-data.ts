import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';

/** The oldest browsers that the shop supports; README.md names them. */
const oldestBrowsers = { chrome: '111', firefox: '115', safari: '16.4', safari_ios: '16.4' } as const;

const dataFile = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
export const compatData = JSON.parse(readFileSync(dataFile, 'utf8')) as CompatData;

/** True when one of the oldest browsers lacks the feature, or has it only in part, behind a flag or by another name. */
export function isNewer({ __compat }: Identifier): boolean {
  if (!__compat) return false;
  return Object.entries(oldestBrowsers).some(([browser, version]) => {
    const statements = [__compat.support[browser as keyof typeof oldestBrowsers] ?? []].flat();
    return !statements.some((statement) => isSupported(statement, version));
  });
}

/** True when at least two engines have the feature in some version. */
export function isShared({ __compat }: Identifier): boolean {
  const engines = (['chrome', 'firefox', 'safari'] as const).filter((browser) =>
    [__compat?.support[browser] ?? []].flat().some((statement) => isSupported(statement, '999')),
  );
  return engines.length > 1;
}

function isSupported(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added, version_removed, flags, prefix, alternative_name, partial_implementation } =
    statement;
  if (flags || prefix || alternative_name || partial_implementation || version_removed) return false;
  if (typeof version_added !== 'string' || version_added === 'preview') return false;
  return compareVersions(version_added.replace('≤', ''), version) <= 0;
}

function compareVersions(a: string, b: string): number {
  const [partsA, partsB] = [a, b].map((version) => version.split('.').map(Number)) as [number[], number[]];
  return (partsA[0] ?? 0) - (partsB[0] ?? 0) || (partsA[1] ?? 0) - (partsB[1] ?? 0);
}

/** Names and identifiers of the features directly below one. */
export function featuresOf(parent: Identifier | undefined): [string, Identifier][] {
  return Object.entries(parent ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];
}
