import { randomInt } from 'node:crypto';

/** Without what reads like something else: 0 O, 1 I L, U V. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const length = 8;

/** A number for an order that says nothing about the one before or after. */
export function newOrderNumber(now: Date): string {
  const drawn = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `RD-${now.getUTCFullYear()}-${drawn}`;
}

/** An order number the way it is kept, however someone typed it. */
export function normalNumber(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}
