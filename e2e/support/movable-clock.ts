/**
 * Loaded before a storefront starts, so that a test can let hours pass at once: every clock of the process that caches go
 * by moves on when the parent process says so. Timers keep real time.
 */
let aheadMs = 0;

const realNow = Date.now;
const realPerformanceNow = performance.now.bind(performance);

Date.now = () => realNow() + aheadMs;
performance.now = () => realPerformanceNow() + aheadMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [target.now()], newTarget),
});

process.on('message', (message: { aheadMs?: number }) => {
  aheadMs = message.aheadMs ?? aheadMs;
  process.send?.({ aheadMs });
});
process.channel?.unref();
