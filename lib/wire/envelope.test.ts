import { unwrap } from './envelope.ts';

test('the payload is what `response` holds', () => {
  expect(unwrap({ response: [1] })).toEqual([1]);
  expect(unwrap({ response: 0 })).toBe(0);
});

test('a body without `response` is read as the bare payload', () => {
  expect(unwrap({ items: [] })).toEqual({ items: [] });
  expect(unwrap([{ response: 1 }])).toEqual([{ response: 1 }]);
});

test('"no such thing" arrives as a null response', () => {
  expect(unwrap({ response: null })).toBeNull();
  expect(unwrap(null)).toBeNull();
});
