import { throttle } from './throttle.ts';

test('what comes too soon waits no longer than its moment, though the clock on the wall is set back an hour', async () => {
  await throttle('a');
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  await expect(throttle('a')).resolves.toBeUndefined();
  clock.mockRestore();
});
