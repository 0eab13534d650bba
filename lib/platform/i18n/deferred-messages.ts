import type { Messages } from 'next-intl';
import type { Locale } from './routing.ts';

/** Selectors of the messages of components that are loaded on demand, by the name under `/api/texts/`. */
const selectors = {
  'review-form': ({ buyerReview, forms: { failure } }: Messages) => ({ buyerReview, forms: { failure } }),
  'mail-alert': ({ mailAlert, forms }: Messages) => ({ mailAlert, forms }),
  inspector: ({ inspector }: Messages) => ({ inspector }),
  'language-offer': ({ languageOffer }: Messages) => ({ languageOffer }),
  look: ({ look }: Messages) => ({ look }),
  fit: ({ fit, forms }: Messages) => ({ fit, forms }),
};

export type DeferredMessagesName = keyof typeof selectors;

/** Returns the messages of a component; null for an unknown name. */
export function deferredMessages(messages: Messages, name: string): object | null {
  return Object.hasOwn(selectors, name) ? selectors[name as DeferredMessagesName](messages) : null;
}

const timeoutMs = 20_000;

/** Fetches the messages of a component in the browser. Throws when they cannot be fetched, or not within 20 s. */
export async function fetchMessages(name: DeferredMessagesName, locale: Locale): Promise<Partial<Messages>> {
  const response = await fetch(`/api/texts/${name}?locale=${locale}`, {
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The texts of ${name} were not found`);
  return (await response.json()) as Partial<Messages>;
}
