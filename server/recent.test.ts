import { keepRecent } from './recent.ts';

test('what was used last is kept, the rest is computed anew', () => {
  const computed: string[] = [];
  const recent = keepRecent<string>(2);
  const ask = (key: string) =>
    recent(key, () => {
      computed.push(key);
      return key;
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(ask(key)).toBe(key);
  expect(computed).toEqual(['a', 'b', 'c', 'b']);
});
