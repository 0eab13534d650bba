import { act, renderHook } from '@testing-library/react';
import { useHasLasted } from './use-has-lasted.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('is true once the condition has lasted, and false again after it', () => {
  const { result, rerender } = renderHook(({ isBusy }) => useHasLasted(3000, isBusy), {
    initialProps: { isBusy: true },
  });
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  wait(2900);
  rerender({ isBusy: false });
  rerender({ isBusy: true });
  wait(2900);
  expect(result.current).toBe(false);
  wait(100);
  expect(result.current).toBe(true);
  rerender({ isBusy: false });
  expect(result.current).toBe(false);
});
