import { networkPrefixOf } from '../../../contract/client-address.ts';

/** Request header that `server/` reduces to the client's address, for all handlers of the request. */
export const clientAddressHeader = 'x-forwarded-for';

/** Returns the part of a rate limit's key that identifies a client: the IPv4 address or the IPv6 /64 network; '' for an unknown address. */
export function clientKey(address: string | null | undefined): string {
  return networkPrefixOf(address ?? '');
}
