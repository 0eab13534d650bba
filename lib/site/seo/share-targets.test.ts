import { shareTargets } from './share-targets.ts';

test.each(shareTargets.map((target) => [target.name, target] as const))(
  '%s receives the complete URL',
  (_name, { hrefFor }) => {
    const url = 'https://rida.example/ar/shop/shop-details/x?color=Deep%20green&size=M';
    const values = [...new URL(hrefFor(url, 'A & B')).searchParams.values()];
    expect(values.some((value) => value.includes(url))).toBe(true);
  },
);
