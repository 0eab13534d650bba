/** Seeded random numbers: the same seed yields the same sequence. */
export interface RandomSource {
  /** Returns an integer from `min` to `max`, both inclusive. */
  integer(min: number, max: number): number;
  pick<T>(choices: readonly T[]): T;
  /** Returns true with a probability in percent. */
  chance(percent: number): boolean;
}

/** Creates a random source with the mulberry32 generator. */
export function createRandomSource(seed: number): RandomSource {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    integer,
    pick: (choices) => {
      const choice = choices[integer(0, choices.length - 1)];
      if (choice === undefined) throw new Error('nothing to pick from');
      return choice;
    },
    chance: (percent) => next() * 100 < percent,
  };
}
