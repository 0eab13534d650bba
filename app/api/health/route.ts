import { registeredCdn, registeredPeers } from '@/lib/platform/cache/invalidate-tags';
import { areSignaturesRejected, rejectedClockSkew } from '@/lib/platform/cache/webhook-record';
import { isStopping } from '@/lib/platform/process/shutdown';
import { settings } from '@/lib/platform/settings/settings';
import { capabilityFindings, missingCapabilities } from '@/lib/platform/tenant/api-capabilities';
import { tenants } from '@/lib/platform/tenant/tenants-file';
import { probeUpstream } from '@/lib/platform/upstream/health';
import { admissionControl } from '@/lib/platform/upstream/upstream-request';

export const dynamic = 'force-dynamic';

const timeoutMs = 3000;
const noStore = { 'cache-control': 'no-store' };

/**
 * Health check: 200 while pages can be served, with the names of failing services in `degraded`; 503 when the upstream is down
 * and the home page is not cached either, and while the process stops. Also reports the state of the circuit breaker, why webhooks
 * are rejected (the clock skew, their signature), and the capabilities of the API, each available or with the reason why not.
 */
export async function GET() {
  if (isStopping()) return Response.json({ status: 'stopping' }, { status: 503, headers: noStore });
  const { breaker } = admissionControl();
  const isUpstreamHealthy = await probeUpstream();
  if (isUpstreamHealthy) breaker.recordSuccess();
  else breaker.recordFailure();
  const clockSkewSeconds = rejectedClockSkew();
  const hasWrongSecret = areSignaturesRejected();
  const isWebhookRejected = clockSkewSeconds !== null || hasWrongSecret;
  const isServing = isUpstreamHealthy || (await isHomeServed());
  const statusWithoutUpstream = isServing ? 'degraded' : 'down';
  return Response.json(
    {
      status: isUpstreamHealthy ? 'ok' : statusWithoutUpstream,
      degraded: [
        ...(isUpstreamHealthy ? [] : ['upstream']),
        ...(registeredPeers()?.areConnected() === false ? ['redis'] : []),
        ...(registeredCdn()?.hasPendingPurges() ? ['cdn'] : []),
        ...(isWebhookRejected ? ['webhook'] : []),
        ...(missingCapabilities(tenants()).length > 0 ? ['capabilities'] : []),
      ],
      breakers: { upstream: breaker.state },
      capabilities: Object.fromEntries(
        [...capabilityFindings()].map(([name, { state, reason }]) => [name, reason ?? state]),
      ),
      ...(isWebhookRejected && {
        webhook: {
          ...(clockSkewSeconds !== null && { clockSkewSeconds }),
          ...(hasWrongSecret && { signature: 'rejected' }),
        },
      }),
    },
    {
      status: isServing ? 200 : 503,
      headers: { ...noStore, ...(!isServing && { 'retry-after': '5' }) },
    },
  );
}

/** Requests the home page from this server and returns whether it succeeds. */
async function isHomeServed(): Promise<boolean> {
  const home = fetch(`http://localhost:${settings().port}/`, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return home.then(
    ({ status }) => status === 200,
    () => false,
  );
}
