import { AsyncResource } from 'node:async_hooks';

/**
 * Lets finished renders be collected as garbage. Called once, before Next is loaded and outside of any request.
 *
 * - Whatever a render opens for longer than itself holds its async context, and with it all of the render. Connections, their timers
 *   and the pool live as long as the process: `fetch` opens them outside.
 * - React aborts the signal of each finished render with an error. Until its stack is read, an error holds the objects whose methods were
 *   running: here the `Immediate` of Node.js, which is linked to those that ran together with it, each with its own render. So a
 *   single render in memory held all that had ever run beside it, and those that had run beside them.
 */
export function releaseRenders(): void {
  globalThis.fetch = AsyncResource.bind(globalThis.fetch);
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function (this: AbortController, reason?: unknown) {
    abort.call(this, reason);
    readStack(this.signal.reason);
  };
}

/** Reads the stack of an error, after which the error no longer holds the objects whose methods were running. */
function readStack(error: unknown): void {
  if (error instanceof Error) void error.stack;
}
