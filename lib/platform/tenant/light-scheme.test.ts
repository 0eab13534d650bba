import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';

const theme = readFileSync('app/theme.css', 'utf8');
const colors = Object.fromEntries(
  [...theme.matchAll(/--color-([\w-]+): (#\w{6});/g)].map(([, name = '', code = '']) => [name, code]),
);
const contrast = (first: string, second: string) => wcagContrast(colors[first] ?? '', colors[second] ?? '');

describe('light colour scheme', () => {
  test.each(['ground', 'paper', 'backdrop'])('text on %s is readable (4.5:1)', (surface) => {
    for (const text of ['ink', 'muted', 'alert'])
      expect([text, contrast(text, surface) >= 4.5]).toEqual([text, true]);
  });

  test.each(['ground', 'paper', 'backdrop'])('borders on %s have enough contrast (3:1)', (surface) => {
    expect(contrast('line', surface)).toBeGreaterThanOrEqual(3);
  });
});
