import 'server-only';
import { cataloguePaths } from '@/contract/paths';
import { settings } from '@/lib/settings/settings';
import { forgetFailures } from './recent-failures.ts';

const patienceMs = 2000;

/** Whether the upstream answers a small call of the contract within two seconds, whatever was noted of it so far. */
export async function upstreamAnswers(): Promise<boolean> {
  const { apiBaseUrl, upstreamTimeoutMs } = settings();
  try {
    const answer = await fetch(`${apiBaseUrl}${cataloguePaths.menuFeatureTags}`, {
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(Math.min(patienceMs, upstreamTimeoutMs)),
    });
    await answer.arrayBuffer();
    if (answer.status < 500) forgetFailures();
    return answer.status < 500;
  } catch {
    return false;
  }
}
