import type { Messages } from 'next-intl';

/** Message namespaces that components in the browser use; the rest never leaves the server. */
const namespaces = ['browser'] as const;

/** The part of the messages that a page carries for its client components. */
export function clientMessages(messages: Messages): Pick<Messages, (typeof namespaces)[number]> {
  return Object.fromEntries(namespaces.map((name) => [name, messages[name]])) as ReturnType<
    typeof clientMessages
  >;
}
