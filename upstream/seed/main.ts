import { parseArgs } from 'node:util';
import { catalogue } from '../catalogue/catalogue.ts';
import { openDatabase } from '../db/open.ts';
import { readSettings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { seedGenerated, settleTables } from './generated/seed-generated.ts';
import { prepareDatabase } from './prepare.ts';

const reportEvery = 50_000;

try {
  await seed(wantedProducts());
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exit(1);
}

function wantedProducts(): number {
  try {
    const { values } = parseArgs({ options: { products: { type: 'string', default: '0' } } });
    const wanted = Number(values.products);
    if (Number.isSafeInteger(wanted) && wanted >= 0) return wanted;
  } catch {
    throw new StartError('usage: node --import tsx upstream/seed/main.ts [--products N]');
  }
  throw new StartError('--products must be a whole number: how many products the shop shall have in all');
}

async function seed(wanted: number): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, (opened) => prepareDatabase(opened, settings.uploadsDir));
  try {
    for await (const products of seedGenerated(database.orm, catalogue, wanted)) {
      if (products % reportEvery < 1000) process.stdout.write(`${products} products\n`);
    }
    await settleTables(database.orm);
  } finally {
    await database.close();
  }
}
