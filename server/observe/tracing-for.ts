import type { Settings } from '../../lib/settings/settings.ts';

/** Starts tracing when the settings name a collector, and loads none of its code otherwise. Returns what ends it. */
export async function tracingFor({ tracesTo }: Pick<Settings, 'tracesTo'>): Promise<() => Promise<void>> {
  if (!tracesTo) return async () => {};
  const { startTracing } = await import('./tracing.ts');
  return startTracing();
}
