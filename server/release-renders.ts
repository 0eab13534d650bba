import { AsyncResource } from 'node:async_hooks';

/**
 * Lets finished renders be collected as garbage. Called once, before Next is loaded and outside of any request.
 *
 * - Whatever a render opens for longer than itself holds its async context, and with it all of the render. Connections, their timers
 *   and the pool live as long as the process: `fetch` opens them outside.
 * - React aborts the signal of each finished render with an error. Until the stack of an error is read, V8 keeps the receiver of each
 *   call: here the `Immediate` that ran, and Node.js links those that ran together, each with its own render. So a single
 *   render in memory held all that had ever run beside it, and those that had run beside them.
 */
export function releaseRenders(): void {
  globalThis.fetch = AsyncResource.bind(globalThis.fetch);
  const { abort } = AbortController.prototype;
  AbortController.prototype.abort = function (this: AbortController, reason?: unknown) {
    abort.call(this, reason);
    readStack(this.signal.reason);
  };
}

/** Has V8 format the stack of an error, for which it then needs no receivers. */
function readStack(error: unknown): void {
  if (error instanceof Error) void error.stack;
}
