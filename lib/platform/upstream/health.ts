import 'server-only';
import { abortableFetch } from '@/contract/abortable-fetch';
import { cataloguePaths } from '@/contract/paths';
import { settings } from '@/lib/platform/settings/settings';
import { clearFailureCache } from './upstream-error.ts';

const maxTimeoutMs = 2000;

/**
 * Probes the upstream with a small call, which bypasses the circuit breaker: true when a response with a status below 500 comes within two
 * seconds. Then also forgets cached failures.
 */
export async function probeUpstream(): Promise<boolean> {
  const { apiBaseUrl, upstreamTimeoutMs } = settings();
  try {
    const response = await abortableFetch(`${apiBaseUrl}${cataloguePaths.menuFeatureTags}`, {
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(Math.min(maxTimeoutMs, upstreamTimeoutMs)),
    });
    await response.arrayBuffer();
    if (response.status < 500) clearFailureCache();
    return response.status < 500;
  } catch {
    return false;
  }
}
