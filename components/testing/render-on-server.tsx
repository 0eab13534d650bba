import { text } from 'node:stream/consumers';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static.node';
import { AppRouterContext, PathParamsContext } from '@/lib/platform/next/router-contexts';
import { messages, timeZone } from './messages.ts';
import { type ServerPageOptions, startPage } from './start-page.ts';

// React's server needs it, and jsdom does not have it.
Object.assign(globalThis, { setImmediate: (run: () => void) => setTimeout(run) });

/** JSON-LD by name, which `StructuredData` passes to the script elements. */
const jsonLdTexts = new Map<string, string>();
Object.assign(globalThis, { jsonLdTexts });

/** Renders components, which may be asynchronous, as the server does, and shows their HTML in the document without hydrating it. */
export async function renderOnServer(
  content: ReactNode,
  options: ServerPageOptions = {},
): Promise<HTMLElement> {
  startPage(options);
  jsonLdTexts.clear();
  const { locale = 'en' } = options;
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

/** Returns the JSON-LD of the page. Its script elements are empty in a simulated browser, as after hydration. */
export function structuredData(): Record<string, unknown>[] {
  const texts = [...jsonLdTexts.values()];
  expect(document.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(texts.length);
  return texts.map((json) => JSON.parse(json));
}
