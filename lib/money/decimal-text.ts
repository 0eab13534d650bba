import type { Minor } from './money.ts';

/** An amount as machines read it: a decimal point, 2 decimals, no currency. */
export function decimalText(amount: Minor): string {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
