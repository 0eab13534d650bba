// Preloaded into a program under test: shifts its clock by the milliseconds that the parent process sends.
const RealDate = Date;
let aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0);

globalThis.Date = class extends RealDate {
  constructor(...values) {
    if (values.length > 0) super(...values);
    else super(RealDate.now() + aheadMs);
  }

  static now() {
    return RealDate.now() + aheadMs;
  }
};

const realPerformanceNow = performance.now.bind(performance);
performance.now = () => realPerformanceNow() + aheadMs;

/** Intervals of up to this length become 100 ms, so that tests do not wait for polls. */
const maxPollMs = Number(process.env.MAX_POLL_MS ?? 5000);
const realSetInterval = setInterval;

globalThis.setInterval = (callback, ms, ...parameters) =>
  realSetInterval(callback, ms <= maxPollMs ? Math.min(ms, 100) : ms, ...parameters);

process.on('message', (message) => {
  if (typeof message?.clockAheadMs === 'number') aheadMs = message.clockAheadMs;
});
// The message listener must not keep a finished program alive.
process.channel?.unref();
