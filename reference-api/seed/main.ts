import { parseArgs } from 'node:util';
import { readSettings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { seedShop } from './seed-shop.ts';

try {
  await seedShop(readSettings(process.env), readProductCount(), (line) => process.stdout.write(line));
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`);
  process.exit(1);
}

function readProductCount(): number {
  try {
    const { values } = parseArgs({ options: { products: { type: 'string', default: '0' } } });
    const count = Number(values.products);
    if (Number.isSafeInteger(count) && count >= 0) return count;
  } catch {
    throw new StartError('usage: npm run seed -- [--products N]');
  }
  throw new StartError('--products must be a whole number: the total number of products');
}
