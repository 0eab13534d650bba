import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { clientMessages, type ScopedNamespace } from '@/lib/i18n/client-messages';

/** Gives the client components inside it messages that few pages need, besides those that every page carries. */
export async function MessageScope({
  namespaces,
  children,
}: {
  namespaces: readonly ScopedNamespace[];
  children: ReactNode;
}) {
  return (
    <NextIntlClientProvider messages={clientMessages(await getMessages(), namespaces)}>
      {children}
    </NextIntlClientProvider>
  );
}
