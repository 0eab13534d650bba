/** Preloaded into a storefront so that tests can advance `Date` and `performance` by a message. Timers stay real. */
let aheadMs = 0;

const realNow = Date.now;
const realPerformanceNow = performance.now.bind(performance);

Date.now = () => realNow() + aheadMs;
performance.now = () => realPerformanceNow() + aheadMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [target.now()], newTarget),
});

process.on('message', (message) => {
  aheadMs = message.aheadMs ?? aheadMs;
  process.send?.({ aheadMs });
});
process.channel?.unref();
