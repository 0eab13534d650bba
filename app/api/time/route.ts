export const dynamic = 'force-dynamic';

/** Tells browsers the shop's time: the header `Date`, which every response has, of one that no cache may store. */
export function GET() {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}
