import { z } from 'zod';
import type { Orm } from '../db/database.ts';
import { cancelOrder, confirmOrder, heldOrders } from './held-orders.ts';
import { type Changed, setPrice, setStock } from './set-variants.ts';

interface CommandOf<Words> {
  /** What follows its name. */
  usage: string;
  words: z.ZodType<Words>;
  /** What was done, in a line or several; undefined where there is nothing that goes by the first word. */
  run(orm: Orm, words: Words): Promise<string | undefined>;
}

function command<Words>({ usage, words, run }: CommandOf<Words>) {
  return {
    usage,
    /** Runs it on what was typed; throws a `z.ZodError` when that makes no sense. */
    run: async (orm: Orm, typed: string[]) => run(orm, words.parse(typed)),
  };
}

const thing = z.string().min(1).max(300);
const amount = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'the amount must be a number such as 1250 or 1250.50')
  .transform((typed) => Math.round(Number(typed) * 100));
const pieces = z
  .string()
  .regex(/^\d{1,6}$/, 'the pieces must be a whole number')
  .transform(Number);

/** What can be asked of the running API from another process. */
export const commands = {
  'set-price': command({
    usage: '{slug|sku} {amount}',
    words: z.tuple([thing, amount]),
    run: async (orm, [name, cents]) => told(await setPrice(orm, name, cents), `price ${cents / 100}`),
  }),
  'set-stock': command({
    usage: '{slug|sku} {pieces}',
    words: z.tuple([thing, pieces]),
    run: async (orm, [name, left]) => told(await setStock(orm, name, left), `stock ${left}`),
  }),
  'held-orders': command({ usage: '', words: z.tuple([]), run: heldOrders }),
  'confirm-order': command({
    usage: '{number}',
    words: z.tuple([thing]),
    run: (orm, [number]) => confirmOrder(orm, number),
  }),
  'cancel-order': command({
    usage: '{number}',
    words: z.tuple([thing]),
    run: (orm, [number]) => cancelOrder(orm, number),
  }),
};

/** A name in `commands`. */
export const CommandName = z.enum(Object.keys(commands) as (keyof typeof commands)[]);

function told(changed: Changed | undefined, what: string): string | undefined {
  if (!changed) return undefined;
  const { slug, variants } = changed;
  return `${slug}: ${what} for ${variants} ${variants === 1 ? 'variant' : 'variants'}`;
}
