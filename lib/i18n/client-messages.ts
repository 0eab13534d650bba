import type { Messages } from 'next-intl';

/** Message namespace that components of every page use in the browser. */
const everywhere = 'browser';

/** Namespaces that only some pages bring, see `MessageScope`; all others never leave the server. */
export type ScopedNamespace = 'forms' | 'account' | 'orders' | 'checkout';

/** The part of the messages that a page carries for its client components. */
export function clientMessages(
  messages: Messages,
  scoped: readonly ScopedNamespace[] = [],
): Pick<Messages, typeof everywhere> {
  const names = [everywhere, ...scoped] as const;
  return Object.fromEntries(names.map((name) => [name, messages[name]])) as ReturnType<typeof clientMessages>;
}
