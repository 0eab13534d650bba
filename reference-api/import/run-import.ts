import { cp, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Orm } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { refreshStatistics } from '../seed/generated/seed-generated.ts';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import type { ImportOptions } from './import-options.ts';
import { ImportReport } from './import-report.ts';
import type { ImportedFile } from './imported-product.ts';
import { PictureStore } from './pictures/picture-store.ts';
import { plainOutput } from './plain-output.ts';
import type { ProgressBar } from './progress-bar.ts';
import { readImportFile } from './read-import-file.ts';
import { resolveProducts } from './resolve-products.ts';
import type { ResolvedProduct } from './store/resolved-product.ts';
import { type ImportResult, storeProducts } from './store/store-products.ts';

const maxListedProducts = 50;

/** Imports a file into the shop, in one transaction. Returns the report. */
export async function runImport(
  settings: Settings,
  options: ImportOptions,
  progress: ProgressBar,
): Promise<string> {
  await assertFolder(options.media);
  const report = new ImportReport();
  const file = await readImportFile(options, { currency: options.currency, report });
  if (file.products.length === 0 && file.unpublishedKeys.length === 0)
    throw new StartError(['The file has no product that can be sold.', ...report.lines].join('\n'));
  const pictures = await PictureStore.open({
    mediaDir: settings.mediaDir,
    ownFolder: options.media,
    rules: { hosts: options.imageHosts },
    isDryRun: options.isDryRun,
  });
  try {
    const products = await resolveProducts(file.products, pictures, report, (done, total) =>
      progress.show('Pictures', done, total),
    );
    const result = await store(settings, file, products, options, report, progress);
    progress.clear();
    return reportText(result, products, pictures.fetchedCount, report, options);
  } catch (error) {
    progress.clear();
    await pictures.undo();
    throw error;
  }
}

async function assertFolder(folder: string | undefined): Promise<void> {
  const stats = folder ? await stat(folder).catch(() => null) : undefined;
  if (stats === null || stats?.isDirectory() === false)
    throw new StartError(`--media: there is no folder ${folder}`);
}

/** Thrown to roll back the transaction of a dry run; carries its result out. */
class DryRunEnd extends Error {
  readonly result: ImportResult;
  constructor(result: ImportResult) {
    super('dry run');
    this.result = result;
  }
}

async function store(
  settings: Settings,
  file: ImportedFile,
  products: ResolvedProduct[],
  options: ImportOptions,
  report: ImportReport,
  progress: ProgressBar,
): Promise<ImportResult> {
  const work = async (tx: Orm) => {
    const result = await storeProducts(tx, file, products, options, report, (done, total) =>
      progress.show('Products', done, total),
    );
    if (options.isDryRun) throw new DryRunEnd(result);
    return result;
  };
  if (options.isDryRun) return withDatabaseCopy(settings, (copy) => inTransaction(copy, work));
  return inTransaction(settings, work);
}

async function inTransaction(
  settings: Settings,
  work: (tx: Orm) => Promise<ImportResult>,
): Promise<ImportResult> {
  // Does not seed the database: the import replaces the demo.
  const database = await openDatabase(settings, async () => {});
  try {
    const result = await database.orm.transaction(work);
    await refreshStatistics(database.orm);
    return result;
  } catch (error) {
    if (error instanceof DryRunEnd) return error.result;
    throw error;
  } finally {
    await database.close();
  }
}

/** A dry run of the embedded database uses a copy, because opening it writes. In PostgreSQL its transaction is rolled back. */
async function withDatabaseCopy<Result>(
  settings: Settings,
  work: (settings: Settings) => Promise<Result>,
): Promise<Result> {
  if (settings.databaseUrl) return work(settings);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rida-import-'));
  try {
    await cp(path.join(settings.dataDir, 'database'), path.join(dataDir, 'database'), {
      recursive: true,
    }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    return await work({ ...settings, dataDir });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

function reportText(
  { added, changed, unchanged, removed, missing, demoCount }: ImportResult,
  products: ResolvedProduct[],
  fetchedPictures: number,
  report: ImportReport,
  { isDryRun, currency }: ImportOptions,
): string {
  const variantCount = products.reduce((sum, { variants }) => sum + variants.length, 0);
  const untranslated = products.filter(({ title }) => title.en === title.ar).length;
  const lines = [
    isDryRun ? 'Dry run: nothing was written. An import would do this:' : 'Imported:',
    `  ${products.length} products with ${variantCount} variants, prices in ${currency}: ${added} new, ${changed.length} changed, ${unchanged} unchanged`,
    ...(fetchedPictures > 0 ? [`  ${fetchedPictures} pictures fetched`] : []),
    ...(untranslated > 0
      ? [`  ${untranslated} products have a title in one language only, which stands in both`]
      : []),
    ...(demoCount > 0 ? [`  ${demoCount} products of the demo left the shop`] : []),
    ...listSection(
      'Changed',
      changed.map(({ title, changes }) => `${title}: ${changes.join(', ') || 'texts'}`),
    ),
    ...listSection('Removed', removed),
    ...listSection('Not in this file, and still in the shop (--remove-missing removes them)', missing),
    ...report.lines,
  ];
  return `${lines.join('\n')}\n`;
}

function listSection(heading: string, names: string[]): string[] {
  if (names.length === 0) return [];
  const others = names.length - maxListedProducts;
  return [
    `${heading}: ${names.length}`,
    ...names.slice(0, maxListedProducts).map((name) => `  ${plainOutput(name)}`),
    ...(others > 0 ? [`  and ${others} more`] : []),
  ];
}
