/** Reading of the device's two clocks, in milliseconds. */
export interface ClockReading {
  /** Epoch milliseconds by the device's clock, which may be wrong and may be set while the page is open. */
  device: number;
  /** `performance.now()`, which stands still while some devices sleep. */
  monotonic: number;
}

export function readClocks(): ClockReading {
  return { device: Date.now(), monotonic: performance.now() };
}

/**
 * Milliseconds since a reading: the greater difference of both clocks. The device's clock may have been set back, and the monotonic clock
 * may have stood still.
 */
export function elapsedSince({ device, monotonic }: ClockReading): number {
  return Math.max(Date.now() - device, performance.now() - monotonic);
}
