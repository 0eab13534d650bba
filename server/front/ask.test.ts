import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { createAsk } from './ask.ts';

test('a page is made outside of whatever has it made: a webhook that waits for it lends it nothing', async () => {
  const caller = new AsyncLocalStorage<string>();
  const ask = createAsk((_req, res) => res.end(caller.getStore() ?? 'nobody'));
  const answer = await caller.run('the webhook', () => ask({ url: '/', headers: {} }));
  expect(answer.body.toString()).toBe('nobody');
});

test('a long answer arrives whole, however slowly it is read', async () => {
  const chunk = 'a page '.repeat(5000);
  const ask = createAsk(async (_req, res) => {
    for (let number = 0; number < 30; number += 1) if (!res.write(chunk)) await once(res, 'drain');
    res.end('the end');
  });
  const { body } = await ask({ url: '/', headers: {} });
  expect([body.length, body.toString().endsWith('the end')]).toEqual([30 * chunk.length + 7, true]);
});

test('an answer that breaks off is none', async () => {
  const ask = createAsk((_req, res) => {
    res.write('half a page');
    res.destroy();
  });
  await expect(ask({ url: '/', headers: {} })).rejects.toThrow();
});
