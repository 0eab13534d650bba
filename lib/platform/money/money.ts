import { currencyDecimals } from '../../../contract/currency.ts';

/** Integer amount in minor units of its currency: hundredths of a pound, thousandths of a dinar, whole yen (ISO 4217). */
export type MinorUnits = number;

/** Returns whether a value is a valid non-negative amount. */
export function isMinorUnits(value: unknown): value is MinorUnits {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Multiplies a unit price by a quantity, and rounds to whole minor units. */
export function multiply(amount: MinorUnits, quantity: number): MinorUnits {
  return Math.round(amount * quantity);
}

/** Adds amounts; 0 for an empty list. */
export function sum(amounts: readonly MinorUnits[]): MinorUnits {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Formats an amount for machines: a decimal point, the decimals of the currency, no currency. */
export function toDecimalString(amount: MinorUnits, currency: string): string {
  const decimals = currencyDecimals(currency);
  if (decimals === 0) return String(amount);
  const digits = String(amount).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
