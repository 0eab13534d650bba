import 'server-only';
import type { Locale } from '@/lib/i18n/routing';

/** What the shop says of itself, also where no page is being rendered. */
export async function tagline(locale: Locale): Promise<string> {
  const { default: messages } = await import(`../../messages/${locale}.json`);
  return messages.layout.footerTagline;
}
