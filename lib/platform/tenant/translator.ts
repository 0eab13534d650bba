import { createTranslator, type Messages, type NamespaceKeys, type NestedKeyOf } from 'next-intl';
import type { Locale } from '../i18n/routing.ts';
import { messagesOf } from './messages.ts';
import type { Tenant } from './tenant.ts';

/** Translator of one message namespace. */
export type Translator<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>> = ReturnType<
  typeof createTranslator<Messages, Namespace>
>;

/** Creates a translator for route handlers, where next-intl does not know shop and language. */
export async function createTranslatorFor<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  { tenant, locale }: { tenant: Tenant; locale: Locale },
  namespace: Namespace,
): Promise<Translator<Namespace>> {
  const messages = await messagesOf(tenant, locale);
  return createTranslator<Messages, Namespace>({ locale, messages, namespace });
}
