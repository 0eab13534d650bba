import { parseArgs } from 'node:util';
import { readSettings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { seedShop } from './seed-shop.ts';

try {
  await seedShop(readSettings(process.env), wantedProducts(), (line) => process.stdout.write(line));
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
