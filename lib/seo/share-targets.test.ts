import { shareTargets } from './share-targets.ts';

test.each(shareTargets.map((target) => [target.name, target] as const))(
  '%s gets the address whole',
  (_name, { hrefFor }) => {
    const address = 'https://rida.example/ar/shop/shop-details/x?color=Deep%20green&size=M';
    const values = [...new URL(hrefFor(address, 'A & B')).searchParams.values()];
    expect(values.some((value) => value.includes(address))).toBe(true);
  },
);
