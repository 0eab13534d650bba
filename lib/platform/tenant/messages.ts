import 'server-only';
import type { Messages } from 'next-intl';
import type { Locale } from '../i18n/routing.ts';
import type { Tenant } from './tenant.ts';

/** Messages as the build compiles them, nested by namespace: strings, or icu-minify's arrays where a text has arguments. */
type CompiledMessages = Record<string, unknown>;

const cache = new Map<string, Messages>();

/**
 * Returns the messages of a shop in a language: those of `messages/`, replaced by the shop's own texts where it has any. Without
 * a shop (null), all of them are those of `messages/`.
 */
export async function messagesOf(
  tenant: Pick<Tenant, 'id' | 'texts'> | null,
  locale: Locale,
): Promise<Messages> {
  const messages: Messages = (await import(`../../../messages/${locale}.json`)).default;
  const texts = Object.entries(tenant?.texts[locale] ?? {});
  if (!tenant || texts.length === 0) return messages;
  const cacheKey = `${locale} ${tenant.id}`;
  const cached = cache.get(cacheKey);
  if (cached) return cached;
  // Imported here because it loads a parser, which few shops need.
  const { default: compile } = await import('icu-minify/compile');
  const shopMessages = texts.reduce<CompiledMessages>(
    (merged, [key, text]) => withMessage(merged, key.split('.'), compile(text)),
    messages,
  ) as Messages;
  cache.set(cacheKey, shopMessages);
  return shopMessages;
}

/** Returns a copy of the messages in which the message with this path of names is replaced. */
function withMessage(
  messages: CompiledMessages,
  [name = '', ...innerPath]: string[],
  message: unknown,
): CompiledMessages {
  const value =
    innerPath.length === 0 ? message : withMessage(messages[name] as CompiledMessages, innerPath, message);
  return { ...messages, [name]: value };
}
