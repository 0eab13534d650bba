import 'server-only';
import { proxyRequest } from '../upstream/proxy.ts';
import { mayCall } from './api-capabilities.ts';
import type { TenantWithOrigin } from './server.ts';

/** Proxies a call to the upstream for a shop, by {@link proxyRequest}. @param prefix path of the route, which precedes the call's path */
export function proxyShopRequest(
  request: Request,
  prefix: string,
  tenant: Pick<TenantWithOrigin, 'origin' | 'capabilities'>,
): Promise<Response> {
  return proxyRequest(request, prefix, {
    origin: tenant.origin,
    mayCall: (capability) => mayCall(tenant, capability),
  });
}
