import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { clientMessages, type ScopedNamespace } from '@/lib/platform/i18n/client-messages';

/** Provides extra message namespaces to client components, in addition to those on every page. */
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
