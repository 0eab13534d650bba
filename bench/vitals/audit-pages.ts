import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { languages, localizedPath } from '../../e2e/support/catalogue.ts';
import { markdownTable } from '../support/markdown-table.ts';
import { median } from '../support/percentile.ts';
import { startComparisonPages } from './comparison-pages.ts';
import { findLargestPaint } from './largest-paint.ts';
import { findLighthouse, type LighthouseFigures, runLighthouse } from './lighthouse.ts';

type Pages = [name: string, path: string][];

/** Runs Lighthouse on pages in both languages and on their comparison pages, in turns; resolves to a table of medians. */
export async function auditPages(browser: Browser, origin: string, pages: Pages, runs: number) {
  const lighthouse = findLighthouse();
  const largestPaints = await Promise.all(
    pages.map(async ([name, path]) => [name, await findLargestPaint(browser, origin + path)] as const),
  );
  const folder = mkdtempSync(join(tmpdir(), 'rida-bench-nginx-'));
  const comparison = await startComparisonPages(folder, Object.fromEntries(largestPaints));
  const rows = pages.flatMap(([name, path]) => [
    ...languages.map((language) => ({
      label: `**${name}**, ${language}`,
      url: origin + localizedPath(language, path),
      emptyLabel: `${name}, empty Next`,
      figuresByRun: [] as LighthouseFigures[],
    })),
    {
      label: `${name}, empty Next`,
      url: comparison.emptyAppUrl(name),
      figuresByRun: [] as LighthouseFigures[],
    },
    {
      label: `${name}, by hand`,
      url: comparison.handWrittenUrl(name),
      figuresByRun: [] as LighthouseFigures[],
    },
  ]);
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const row of rows) row.figuresByRun.push(await runLighthouse(lighthouse, row.url));
    }
  } finally {
    await comparison.stop();
    rmSync(folder, { recursive: true });
  }
  const medianOf = (label: string | undefined, figure: keyof LighthouseFigures) =>
    median(rows.find((row) => row.label === label)?.figuresByRun.map((figures) => figures[figure]) ?? []);
  return markdownTable(
    ['page', 'performance', 'LCP, s', 'to empty', 'TBT, ms', 'to empty', 'CLS', 'a11y', 'practices', 'SEO'],
    rows.map(({ label, ...row }) => {
      const figureOf = (figure: keyof LighthouseFigures) => medianOf(label, figure);
      const ratio = (figure: keyof LighthouseFigures) =>
        'emptyLabel' in row ? `×${(figureOf(figure) / medianOf(row.emptyLabel, figure)).toFixed(2)}` : '';
      return [
        label,
        figureOf('performance'),
        (figureOf('lcp') / 1000).toFixed(2),
        ratio('lcp'),
        figureOf('tbt').toFixed(0),
        ratio('tbt'),
        figureOf('cls').toFixed(3),
        figureOf('accessibility'),
        figureOf('best-practices'),
        figureOf('seo'),
      ];
    }),
  );
}
