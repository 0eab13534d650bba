import type { Settings } from '../../lib/settings/settings.ts';

/** Starts tracing where the settings say where to; else nothing of it is loaded. Returns what ends it. */
export async function tracingFor({ tracesTo }: Pick<Settings, 'tracesTo'>): Promise<() => Promise<void>> {
  if (!tracesTo) return async () => {};
  const { startTracing } = await import('./tracing.ts');
  return startTracing();
}
