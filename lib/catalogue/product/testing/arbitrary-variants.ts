import fc from 'fast-check';

/** Attributes of one variant, as an API sends them. */
export type SentAttributes = { name: string; value: string }[];

/** Names under which an API may send each option, the most common first, and values that it may have. */
const sentOptions = [
  {
    names: ['Color', 'COLOUR', 'اللون'],
    values: ['Black', 'Camel', 'Blue, Navy', 'أبيض', 'Olive', '#aabbcc'],
  },
  { names: ['Size', 'size', 'المقاس'], values: ['L', 'S', 'M', 'XL', 'One size', '٥٢'] },
  { names: ['Length', 'length ', 'الطول'], values: ['56', '52', '54', '58', '60', 'Floor length'] },
  { names: ['Fabric', 'نوع القماش'], values: ['Crepe', 'crepe georgette', 'Linen', 'Silk', 'Wool', 'كتان'] },
];

/** Generates the variants of a product with one to four options of one to six values, of which some combinations are missing. */
export const arbitraryVariants: fc.Arbitrary<SentAttributes[]> = fc
  .record({
    options: fc.shuffledSubarray(sentOptions, { minLength: 1 }).chain((options) =>
      fc.tuple(
        ...options.map(({ names, values }) =>
          fc.record({
            name: fc.constantFrom(...names),
            values: fc.shuffledSubarray(values, { minLength: 1 }),
          }),
        ),
      ),
    ),
    seeds: fc.array(fc.nat(), { minLength: 1, maxLength: 40 }),
  })
  .map(({ options, seeds }) => {
    const combinationCount = options.reduce((product, { values }) => product * values.length, 1);
    // Each index is a combination of values: its remainders select one value of each option.
    return [...new Set(seeds.map((seed) => seed % combinationCount))].map((index) => {
      let rest = index;
      return options.map(({ name, values }) => {
        const value = values[rest % values.length] ?? '';
        rest = Math.floor(rest / values.length);
        return { name, value };
      });
    });
  });
