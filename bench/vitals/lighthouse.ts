import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser, launchArguments } from '../../e2e/browser.ts';

const version = '12.8.2';
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/** Scores from 0 to 100, times in milliseconds. */
export type Figures = Record<(typeof categories)[number] | keyof typeof audits, number>;

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** With PaintHolding a headless Chromium puts off the first paint of pages with a style sheet by whole seconds, at random. */
const flags = ['--headless=new', '--disable-features=PaintHolding', ...launchArguments];

/** Makes Lighthouse ready, which is not among the packages of the project: it weighs 180 MB. */
export function findLighthouse(): string {
  const npx = ['--yes', '--package', `lighthouse@${version}`, '--call', 'command -v lighthouse'];
  return execFileSync('npx', npx, { encoding: 'utf8' }).trim();
}

/** Audits an address as a phone, as Lighthouse does by default. */
export async function audit(lighthouse: string, address: string): Promise<Figures> {
  const only = `--only-categories=${categories.join(',')}`;
  const wanted = ['--output=json', '--quiet', '--disable-full-page-screenshot', only];
  const chromeFlags = `--chrome-flags=${flags.join(' ')}`;
  const { stdout } = await promisify(execFile)(
    'env',
    [`CHROME_PATH=${findBrowser()}`, lighthouse, address, ...wanted, chromeFlags],
    { maxBuffer: 100_000_000 },
  );
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`);
  return {
    ...figures(categories, (category) => Math.round((report.categories[category]?.score ?? 0) * 100)),
    ...figures(['lcp', 'tbt', 'cls'] as const, (name) => report.audits[audits[name]]?.numericValue ?? NaN),
  };
}

function figures<Name extends string>(names: readonly Name[], read: (name: Name) => number) {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, number>;
}
