import { clientAddress, networkPrefixOf, type TrustedProxies } from '../../contract/client-address.ts';

export { clientAddress, type TrustedProxies };

/** Request header that `server/` replaces by the client's address alone, for all handlers of the request. */
export const clientAddressHeader = 'x-forwarded-for';

/** Returns the client of a rate limit from the header that `server/` set: an IPv4 address or an IPv6 /64 network. */
export function rateLimitKey(address: string | null | undefined): string {
  return networkPrefixOf(address ?? '');
}
