import { createTranslator, type Messages, type NamespaceKeys, type NestedKeyOf } from 'next-intl';
import type { Locale } from './routing.ts';

/** What translates the messages of one namespace. */
export type Translator<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>> = ReturnType<
  typeof createTranslator<Messages, Namespace>
>;

/** A translator for what is no page: a route handler does not know its language by itself. */
export async function translatorOf<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  locale: Locale,
  namespace: Namespace,
): Promise<Translator<Namespace>> {
  const messages: Messages = (await import(`../../messages/${locale}.json`)).default;
  return createTranslator<Messages, Namespace>({ locale, messages, namespace });
}
