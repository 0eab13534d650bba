import { perSpan } from './rate.ts';

test('so many pass in each span of time, and as many again in the next', () => {
  let now = 0;
  const mayPass = perSpan(2, 1000, () => now);
  const three = () => [mayPass(), mayPass(), mayPass()];
  expect(three()).toEqual([true, true, false]);
  now = 999;
  expect(mayPass()).toBe(false);
  now = 1000;
  expect(three()).toEqual([true, true, false]);
});
