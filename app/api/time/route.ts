export const dynamic = 'force-dynamic';

/** Empty response that no cache may store: its `Date` header is the shop's time. */
export function GET() {
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}
