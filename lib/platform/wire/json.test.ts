import { unwrapEnvelope } from './json.ts';

describe('response envelope', () => {
  test('the payload is the value of `response`', () => {
    expect(unwrapEnvelope({ response: [1] })).toEqual([1]);
    expect(unwrapEnvelope({ response: 0 })).toBe(0);
  });

  test('a body without `response` is the payload itself', () => {
    expect(unwrapEnvelope({ items: [] })).toEqual({ items: [] });
    expect(unwrapEnvelope([{ response: 1 }])).toEqual([{ response: 1 }]);
  });

  test('the payload of a missing resource is null', () => {
    expect(unwrapEnvelope({ response: null })).toBeNull();
    expect(unwrapEnvelope(null)).toBeNull();
  });
});
