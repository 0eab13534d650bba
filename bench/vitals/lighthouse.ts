import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser, launchArguments } from '../../e2e/browser.ts';

const lighthouseVersion = '12.8.2';
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/** Scores from 0 to 100, times in milliseconds. */
export type LighthouseFigures = Record<(typeof categories)[number] | keyof typeof audits, number>;

interface LighthouseReport {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** With PaintHolding a headless Chromium randomly delays the first paint of pages with a style sheet by seconds. */
const flags = ['--headless=new', '--disable-features=PaintHolding', ...launchArguments];

/** Path of Lighthouse, installed through `npx`: with 180 MB it is too large for a dependency of the project. */
export function findLighthouse(): string {
  const npx = ['--yes', '--package', `lighthouse@${lighthouseVersion}`, '--call', 'command -v lighthouse'];
  return execFileSync('npx', npx, { encoding: 'utf8' }).trim();
}

/** Lighthouse sometimes records a trace without its start. */
const maxAttempts = 3;

/** Audits a URL with Lighthouse's default settings, which emulate a phone; again when Lighthouse itself fails. */
export async function runLighthouse(lighthouse: string, url: string): Promise<LighthouseFigures> {
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    const figures = await audit(lighthouse, url).catch(() => null);
    if (figures) return figures;
  }
  return audit(lighthouse, url);
}

async function audit(lighthouse: string, url: string): Promise<LighthouseFigures> {
  const categoriesOption = `--only-categories=${categories.join(',')}`;
  const options = ['--output=json', '--quiet', '--disable-full-page-screenshot', categoriesOption];
  const chromeFlags = `--chrome-flags=${flags.join(' ')}`;
  const { stdout } = await promisify(execFile)(
    'env',
    [`CHROME_PATH=${findBrowser()}`, lighthouse, url, ...options, chromeFlags],
    { maxBuffer: 100_000_000 },
  );
  const report = JSON.parse(stdout) as LighthouseReport;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return {
    ...figuresOf(categories, (category) => Math.round((report.categories[category]?.score ?? 0) * 100)),
    ...figuresOf(['lcp', 'tbt', 'cls'] as const, (name) => report.audits[audits[name]]?.numericValue ?? NaN),
  };
}

function figuresOf<Name extends string>(names: readonly Name[], read: (name: Name) => number) {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, number>;
}
