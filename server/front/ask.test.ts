import { AsyncLocalStorage } from 'node:async_hooks';
import { createAsk } from './ask.ts';

test('a page is made outside of whatever has it made: a webhook that waits for it lends it nothing', async () => {
  const caller = new AsyncLocalStorage<string>();
  const ask = createAsk((_req, res) => res.end(caller.getStore() ?? 'nobody'));
  const answer = await caller.run('the webhook', () => ask({ url: '/', headers: {} }));
  expect(answer.body.toString()).toBe('nobody');
});
