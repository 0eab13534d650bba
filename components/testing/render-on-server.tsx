import { text } from 'node:stream/consumers';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { direction, type Locale } from '@/lib/i18n/routing';
import { AppRouterContext, PathParamsContext } from '@/lib/next/router-contexts';
import { messages, timeZone } from './messages.ts';

// React's server needs it, and jsdom does not have it.
Object.assign(globalThis, { setImmediate: (run: () => void) => setTimeout(run) });

/** Renders components, which may be asynchronous, as the server does, and shows their HTML in the document without hydrating it. */
export async function renderOnServer(content: ReactNode, locale: Locale = 'en'): Promise<HTMLElement> {
  document.documentElement.lang = locale;
  document.documentElement.dir = direction(locale);
  const { prelude } = await prerenderToNodeStream(
    <AppRouterContext value={{} as never}>
      <PathParamsContext value={{}}>
        <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone={timeZone}>
          {content}
        </NextIntlClientProvider>
      </PathParamsContext>
    </AppRouterContext>,
  );
  document.body.innerHTML = await text(prelude);
  return document.body;
}
