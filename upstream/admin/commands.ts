import { z } from 'zod';
import type { Orm } from '../db/database.ts';
import { type Changed, setPrice, setStock } from './set-variants.ts';

interface CommandOf<Value> {
  /** What follows the name of the product or variant. */
  value: z.ZodType<Value>;
  usage: string;
  run(orm: Orm, name: string, value: Value): Promise<Changed | undefined>;
}

function command<Value>(definition: CommandOf<Value>) {
  return {
    usage: definition.usage,
    /** Runs it on what was typed; throws a `z.ZodError` when that is no value. */
    run: async (orm: Orm, name: string, typed: string) =>
      definition.run(orm, name, definition.value.parse(typed)),
  };
}

/** What can be asked of the running API from another process. */
export const commands = {
  'set-price': command({
    usage: 'set-price {slug|sku} {amount}',
    value: z
      .string()
      .regex(/^\d{1,7}(\.\d{1,2})?$/, 'the amount must be a number such as 1250 or 1250.50')
      .transform((amount) => Math.round(Number(amount) * 100)),
    run: setPrice,
  }),
  'set-stock': command({
    usage: 'set-stock {slug|sku} {pieces}',
    value: z
      .string()
      .regex(/^\d{1,6}$/, 'the pieces must be a whole number')
      .transform(Number),
    run: setStock,
  }),
};

/** A name in `commands`. */
export const CommandName = z.enum(Object.keys(commands) as (keyof typeof commands)[]);
