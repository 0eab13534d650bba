import { gate } from '@/lib/upstream/exchange';
import { upstreamAnswers } from '@/lib/upstream/health';

export const dynamic = 'force-dynamic';

/** 200 while pages can be served; names what they are served without, and whether the upstream is being asked. */
export async function GET() {
  const { breaker } = gate();
  const isThere = await upstreamAnswers();
  breaker.note(isThere);
  return Response.json(
    {
      status: isThere ? 'ok' : 'degraded',
      degraded: isThere ? [] : ['upstream'],
      breakers: { upstream: breaker.state },
    },
    { headers: { 'cache-control': 'no-store' } },
  );
}
