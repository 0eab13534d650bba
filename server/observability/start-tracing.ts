import type { Settings } from '../../lib/platform/settings/settings.ts';

/** Starts tracing when a collector is configured; otherwise does not even load the code. Returns a function that stops tracing. */
export async function startTracing({
  otlpEndpoint,
}: Pick<Settings, 'otlpEndpoint'>): Promise<() => Promise<void>> {
  if (!otlpEndpoint) return async () => {};
  const { startOtlpTracing } = await import('./otlp-tracing.ts');
  return startOtlpTracing();
}
