/** Draws that are the same every time for the same number. */
export interface Chance {
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  pick<T>(choices: readonly T[]): T;
  /** True this often out of a hundred. */
  percent(share: number): boolean;
}

/** Starts the draws of one product (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    between,
    pick: (choices) => {
      const choice = choices[between(0, choices.length - 1)];
      if (choice === undefined) throw new Error('nothing to pick from');
      return choice;
    },
    percent: (share) => next() * 100 < share,
  };
}
