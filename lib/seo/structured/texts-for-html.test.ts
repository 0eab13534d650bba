import { leaveText, leftText } from './texts-for-html.ts';

test('a text is there for as long as others can be on their way, and not for ever', () => {
  leaveText('first', 'text');
  for (let other = 0; other < 499; other += 1) leaveText(`other ${other}`, '');
  expect([leftText('first'), leftText('first')]).toEqual(['text', 'text']);
  leaveText('one more', '');
  expect(leftText('first')).toBe('');
});

test('a text that is left again waits anew', () => {
  leaveText('first', 'text');
  for (let other = 0; other < 499; other += 1) leaveText(`other ${other}`, '');
  leaveText('first', 'text');
  leaveText('one more', '');
  expect(leftText('first')).toBe('text');
});
