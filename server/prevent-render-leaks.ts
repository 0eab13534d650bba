import { AsyncResource } from 'node:async_hooks';

/**
 * Lets finished renders be collected as garbage. To be called once, before Next is loaded and outside of any request.
 *
 * - Whatever a render opens and leaves open holds the async context of that render, and with it everything that the render used. So
 *   `fetch` opens connections, their timers and their pool outside of any render.
 * - React aborts the signal of each finished render with an error. An error holds the objects whose methods were running until its stack
 *   is read: here an `Immediate` of Node.js, which is linked to those of other renders that ran at the same time. Without this function,
 *   one render in memory would hold a growing chain of others.
 */
export function preventRenderLeaks(): void {
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
