import { networkPrefixOf } from '../../../contract/client-address.ts';

/** Request header in which `server/` leaves only the client's address, for all handlers of the request. */
export const clientAddressHeader = 'x-forwarded-for';

/** Returns the rate limit key of the address in {@link clientAddressHeader}: the IPv4 address or the IPv6 /64 network. */
export function rateLimitKey(address: string | null | undefined): string {
  return networkPrefixOf(address ?? '');
}
