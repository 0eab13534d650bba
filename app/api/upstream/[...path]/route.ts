import { proxyShopRequest } from '@/lib/platform/tenant/proxy-shop-request';
import { resolveTenant } from '@/lib/platform/tenant/server';

export const dynamic = 'force-dynamic';

function proxy(request: Request): Promise<Response> {
  return proxyShopRequest(request, '/api/upstream', resolveTenant(request.headers.get('host')));
}

/** Proxy between browsers and the upstream API. */
export { proxy as DELETE, proxy as GET, proxy as POST, proxy as PUT };
