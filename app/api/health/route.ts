import { settings } from '@/lib/settings/settings';
import { providedCdn, providedOthers } from '@/lib/upstream/clearing';
import { gate } from '@/lib/upstream/exchange';
import { upstreamAnswers } from '@/lib/upstream/health';

export const dynamic = 'force-dynamic';

const patienceMs = 3000;

/**
 * 200 while pages can be served, with `degraded` naming what they are served without; 503 where the upstream does not answer and
 * not even the home page is kept. Says whether the upstream is being asked, too.
 */
export async function GET() {
  const { breaker } = gate();
  const isThere = await upstreamAnswers();
  breaker.note(isThere);
  const isServing = isThere || (await homeIsGiven());
  return Response.json(
    {
      status: isThere ? 'ok' : isServing ? 'degraded' : 'down',
      degraded: [
        ...(isThere ? [] : ['upstream']),
        ...(providedOthers()?.areThere() === false ? ['redis'] : []),
        ...(providedCdn()?.isBehind() ? ['cdn'] : []),
      ],
      breakers: { upstream: breaker.state },
    },
    {
      status: isServing ? 200 : 503,
      headers: { 'cache-control': 'no-store', ...(!isServing && { 'retry-after': '5' }) },
    },
  );
}

/** Asks this very server, as a visitor would. */
async function homeIsGiven(): Promise<boolean> {
  const home = fetch(`http://localhost:${settings().port}/`, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(patienceMs),
  });
  return home.then(
    ({ status }) => status === 200,
    () => false,
  );
}
