import { mutationsOf } from './mutations.ts';

const mutants = (text: string) =>
  mutationsOf('module.tsx', text).map(
    ({ at, from, to }) => text.slice(0, at) + to + text.slice(at + from.length),
  );

describe('mutationsOf', () => {
  test.each([
    ['const a = b === c;', ['const a = b !== c;']],
    ['const a = b && !c;', ['const a = b || !c;', 'const a = b && c;']],
    ['const a = b ? c : d;', ['const a = !(b) ? c : d;']],
    ['if (a) b(true);', ['if (!(a)) b(true);', 'if (a) b(false);']],
    ['const a = b < 5;', ['const a = b <= 5;', 'const a = b < (5 + 1);']],
    ['const a = b && <C d={2} />;', ['const a = b || <C d={2} />;', 'const a = b && <C d={(2 + 1)} />;']],
    ['type A = 1; const a: 2 | true = "b";', []],
  ])('changes operators, literals and conditions of %s', (text, expected) => {
    expect(mutants(text)).toEqual(expected);
  });
});
