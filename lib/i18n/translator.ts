import { createTranslator, type Messages, type NamespaceKeys, type NestedKeyOf } from 'next-intl';
import type { Locale } from './routing.ts';

/** Translator of one message namespace. */
export type Translator<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>> = ReturnType<
  typeof createTranslator<Messages, Namespace>
>;

/** Creates a translator for route handlers, where next-intl does not know the language. */
export async function createTranslatorFor<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  locale: Locale,
  namespace: Namespace,
): Promise<Translator<Namespace>> {
  const messages: Messages = (await import(`../../messages/${locale}.json`)).default;
  return createTranslator<Messages, Namespace>({ locale, messages, namespace });
}
