/** Integer amount in hundredths of the shop currency. */
export type MinorUnits = number;

/** Returns whether a value is a valid non-negative amount. */
export function isMinorUnits(value: unknown): value is MinorUnits {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Multiplies a unit price by a quantity. */
export function multiply(amount: MinorUnits, quantity: number): MinorUnits {
  return Math.round(amount * quantity);
}

/** Adds amounts; 0 for an empty list. */
export function sum(amounts: readonly MinorUnits[]): MinorUnits {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Formats an amount for machines: a decimal point, 2 decimals, no currency. */
export function toDecimalString(amount: MinorUnits): string {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
