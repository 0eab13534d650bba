/** An amount in hundredths of the shop currency, an integer (specification section 9: prices show 2 decimals). */
export type Minor = number;

/** Price of several pieces; `quantity` is a whole number of pieces. */
export function times(amount: Minor, quantity: number): Minor {
  return Math.round(amount * quantity);
}

/** Total of several amounts; 0 for none. */
export function sum(amounts: readonly Minor[]): Minor {
  return amounts.reduce((total, amount) => total + amount, 0);
}
