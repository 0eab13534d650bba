/** An amount in hundredths of the shop currency, an integer (specification section 9: prices show 2 decimals). */
export type Minor = number;

/** Whether a stored value is an amount: whole hundredths, none less than 0. */
export function isMinor(value: unknown): value is Minor {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Price of several pieces; `quantity` is a whole number of pieces. */
export function times(amount: Minor, quantity: number): Minor {
  return Math.round(amount * quantity);
}

/** Total of several amounts; 0 for none. */
export function sum(amounts: readonly Minor[]): Minor {
  return amounts.reduce((total, amount) => total + amount, 0);
}
