import 'server-only';
import type { Locale } from '@/lib/i18n/routing';

/** Returns the tagline of the shop, also outside of page rendering. */
export async function tagline(locale: Locale): Promise<string> {
  const { default: messages } = await import(`../../messages/${locale}.json`);
  return messages.layout.footerTagline;
}
