import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { inLanguage, languages } from '../../e2e/support/catalogue.ts';
import { median } from '../support/percentile.ts';
import { table } from '../support/table.ts';
import { startBeside } from './beside.ts';
import { largestPaint } from './largest-paint.ts';
import { audit, type Figures, findLighthouse } from './lighthouse.ts';

type Pages = [name: string, path: string][];

/** Audits pages in both languages beside empty ones with the same picture, in turns; resolves to a table of medians. */
export async function auditPages(browser: Browser, origin: string, pages: Pages, runs: number) {
  const lighthouse = findLighthouse();
  const paints = await Promise.all(
    pages.map(async ([name, path]) => [name, await largestPaint(browser, origin + path)] as const),
  );
  const folder = mkdtempSync(join(tmpdir(), 'rida-bench-nginx-'));
  const beside = await startBeside(folder, Object.fromEntries(paints));
  const rows = pages.flatMap(([name, path]) => [
    ...languages.map((language) => ({
      label: `**${name}**, ${language}`,
      address: origin + inLanguage(language, path),
      empty: `${name}, empty Next`,
      taken: [] as Figures[],
    })),
    { label: `${name}, empty Next`, address: beside.emptyAddress(name), taken: [] as Figures[] },
    { label: `${name}, by hand`, address: beside.handWrittenAddress(name), taken: [] as Figures[] },
  ]);
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const row of rows) row.taken.push(await audit(lighthouse, row.address));
    }
  } finally {
    await beside.stop();
    rmSync(folder, { recursive: true });
  }
  const middle = (label: string | undefined, figure: keyof Figures) =>
    median(rows.find((row) => row.label === label)?.taken.map((one) => one[figure]) ?? []);
  return table(
    ['page', 'performance', 'LCP, s', 'to empty', 'TBT, ms', 'to empty', 'CLS', 'a11y', 'practices', 'SEO'],
    rows.map(({ label, ...row }) => {
      const of = (figure: keyof Figures) => middle(label, figure);
      const ratio = (figure: keyof Figures) =>
        'empty' in row ? `×${(of(figure) / middle(row.empty, figure)).toFixed(2)}` : '';
      return [
        label,
        of('performance'),
        (of('lcp') / 1000).toFixed(2),
        ratio('lcp'),
        of('tbt').toFixed(0),
        ratio('tbt'),
        of('cls').toFixed(3),
        of('accessibility'),
        of('best-practices'),
        of('seo'),
      ];
    }),
  );
}
