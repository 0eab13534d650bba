import 'server-only';
import { messagesOf } from '@/lib/platform/tenant/messages';
import type { Shop } from '@/lib/platform/tenant/shop';

/** Returns the tagline of the shop. Works outside of page rendering, too. */
export async function tagline({ tenant, locale }: Pick<Shop, 'tenant' | 'locale'>): Promise<string> {
  return (await messagesOf(tenant, locale)).layout.footerTagline;
}
