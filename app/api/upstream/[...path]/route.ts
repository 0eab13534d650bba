import { resolveTenant } from '@/lib/platform/tenant/server';
import { proxyRequest } from '@/lib/platform/upstream/proxy';

export const dynamic = 'force-dynamic';

function proxy(request: Request): Promise<Response> {
  return proxyRequest(request, '/api/upstream', resolveTenant(request.headers.get('host')).origin);
}

/** Proxy between browsers and the upstream API. */
export { proxy as DELETE, proxy as GET, proxy as POST, proxy as PUT };
