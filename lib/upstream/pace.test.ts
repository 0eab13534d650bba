import { pace } from './pace.ts';

test('what comes too soon waits no longer than its moment, though the clock on the wall is set back an hour', async () => {
  await pace('a');
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
  await expect(pace('a')).resolves.toBeUndefined();
  clock.mockRestore();
});
