import type { Browser } from '@playwright/test';
import { languages, localizedPath } from '../../e2e/support/catalogue.ts';
import { type ScriptWeight, scriptWeightUntilIdle } from '../../e2e/support/script-weight.ts';
import { startEmptyApp } from '../support/empty-app.ts';
import { markdownTable } from '../support/markdown-table.ts';
import { phone } from '../support/phone.ts';

/** Weighs the scripts that pages in both languages load until the network rests, beside those of an empty Next page; returns a table. */
export async function weighScripts(
  browser: Browser,
  origin: string,
  pages: [name: string, path: string][],
): Promise<string> {
  const weigh = async (url: string): Promise<ScriptWeight> => {
    const context = await browser.newContext(phone);
    const weight = await scriptWeightUntilIdle(await context.newPage(), url);
    await context.close();
    return weight;
  };
  const emptyApp = await startEmptyApp();
  const empty = await weigh(`http://localhost:${emptyApp.port}/`).finally(emptyApp.stop);
  const rows = [['empty Next page', kilobytes(empty.code), '', kilobytes(empty.flight), '']];
  for (const [name, path] of pages)
    for (const language of languages) {
      const { code, flight } = await weigh(origin + localizedPath(language, path));
      rows.push([
        `${name}, ${language}`,
        kilobytes(code),
        ratio(code, empty.code),
        kilobytes(flight),
        ratio(code + flight, empty.code + empty.flight),
      ]);
    }
  return markdownTable(
    ['scripts until the network rests, gzip', 'code, kB', 'to empty', 'flight data, kB', 'both to empty'],
    rows,
  );
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const ratio = (bytes: number, emptyBytes: number) => `×${(bytes / emptyBytes).toFixed(2)}`;
