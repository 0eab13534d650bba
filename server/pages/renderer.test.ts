import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { createRenderer } from './renderer.ts';

describe('createRenderer', () => {
  test("renders outside the caller's async context", async () => {
    const callerContext = new AsyncLocalStorage<string>();
    const render = createRenderer((_req, res) => res.end(callerContext.getStore() ?? 'none'));
    const { body } = await callerContext.run('webhook', () => render({ url: '/', headers: {} }));
    expect(body.toString()).toBe('none');
  });

  test('collects a long response with back-pressure', async () => {
    const chunk = 'a page '.repeat(5000);
    const render = createRenderer(async (_req, res) => {
      for (let number = 0; number < 30; number += 1) if (!res.write(chunk)) await once(res, 'drain');
      res.end('the end');
    });
    const { body } = await render({ url: '/', headers: {} });
    expect([body.length, body.toString().endsWith('the end')]).toEqual([30 * chunk.length + 7, true]);
  });

  test('rejects when the response is aborted', async () => {
    const render = createRenderer((_req, res) => {
      res.write('half a page');
      res.destroy();
    });
    await expect(render({ url: '/', headers: {} })).rejects.toThrow();
  });
});
