import type { Messages } from 'next-intl';

/** Message namespace that every page sends to the browser. */
const commonNamespace = 'browser';

/** Namespaces that only some pages send (see `MessageScope`); all others stay on the server. */
export type ScopedNamespace = 'forms' | 'account' | 'orders' | 'checkout' | 'coupons' | 'shippings';

/**
 * Returns the messages that a page sends to its client components.
 * @param scopedNamespaces namespaces to return beside the common one, but not in the result's type: no page has all of them
 */
export function clientMessages(
  messages: Messages,
  scopedNamespaces: readonly ScopedNamespace[] = [],
): Pick<Messages, typeof commonNamespace> {
  const namespaces = [commonNamespace, ...scopedNamespaces] as const;
  return Object.fromEntries(namespaces.map((name) => [name, messages[name]])) as ReturnType<
    typeof clientMessages
  >;
}
