import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { preventRenderLeaks } from './prevent-render-leaks.ts';

interface Render {
  controller: AbortController;
}

const current = new AsyncLocalStorage<Render>();

/** Turns of the event loop; a leak lasts longer. */
const maxTurns = 20;

function countHeld(renders: WeakRef<Render>[]): number {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  collectGarbage();
  return renders.filter((render) => render.deref()).length;
}

/** Returns how many renders are still in memory once their last callbacks, such as those of a connection that has become idle, have run. */
async function countLeaks(renders: WeakRef<Render>[]): Promise<number> {
  for (let turn = 0; turn < maxTurns && countHeld(renders) > 0; turn += 1) await nextTurn();
  return countHeld(renders);
}

/** Runs renders that end in immediates of the same turn, as React ends them. */
async function endTogether(renders: Render[]): Promise<void> {
  await Promise.all(renders.map((render) => current.run(render, () => endInImmediate(render))));
}

function endInImmediate({ controller }: Render): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(() => {
      controller.abort(new Error('This render completed'));
      resolve();
    });
  });
}

describe('preventRenderLeaks', () => {
  const { fetch } = globalThis;
  const { abort } = AbortController.prototype;
  const server = createServer((_request, response) => response.end('{}'));

  beforeEach(preventRenderLeaks);

  afterEach(() => {
    server.closeAllConnections();
    server.close();
    globalThis.fetch = fetch;
    AbortController.prototype.abort = abort;
  });

  test('frees renders that opened connections', async () => {
    await once(server.listen(0), 'listening');
    const url = `http://localhost:${(server.address() as AddressInfo).port}`;
    const render = async () => {
      const context: Render = { controller: new AbortController() };
      // Two at once, so that the second needs another connection.
      await current.run(context, () =>
        Promise.all([1, 2].map(async () => (await globalThis.fetch(url)).text())),
      );
      return new WeakRef(context);
    };
    const renders: WeakRef<Render>[] = [];
    for (let count = 0; count < 5; count += 1) renders.push(await render());
    expect(await countLeaks(renders)).toBe(0);
  });

  test('frees renders that ended beside one in memory', async () => {
    const inMemory: Render = { controller: new AbortController() };
    const renderBeside = async () => {
      const renders = Array.from({ length: 5 }, () => ({ controller: new AbortController() }));
      await endTogether([inMemory, ...renders]);
      return renders.map((render) => new WeakRef<Render>(render));
    };
    const renders = await renderBeside();
    expect(await countLeaks(renders)).toBe(0);
    expect(inMemory.controller.signal.aborted).toBe(true);
  });
});
