import type { Logger } from 'pino';
import type { Settings } from '../../lib/settings/settings.ts';
import { openMetricsPort } from './metrics-port.ts';
import { createObserver } from './observe.ts';
import { createRequestFigures } from './request-figures.ts';

/** The observer that the settings ask for; null where they ask for none, which then costs nothing. */
export function observerFor(
  { metricsPort, requestLog }: Pick<Settings, 'metricsPort' | 'requestLog'>,
  log: Logger,
): ReturnType<typeof createObserver> | null {
  if (metricsPort === undefined && !requestLog) return null;
  const figures = createRequestFigures();
  if (metricsPort !== undefined) openMetricsPort(metricsPort, figures);
  return createObserver(figures, requestLog ? log : null);
}
