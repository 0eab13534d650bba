import { upstreamAnswers } from '@/lib/upstream/health';

export const dynamic = 'force-dynamic';

/** 200 while pages can be served; names what they are served without. */
export async function GET() {
  const degraded = (await upstreamAnswers()) ? [] : ['upstream'];
  return Response.json(
    { status: degraded.length === 0 ? 'ok' : 'degraded', degraded },
    { headers: { 'cache-control': 'no-store' } },
  );
}
