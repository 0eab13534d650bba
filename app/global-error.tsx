'use client';

import { useEffect } from 'react';
import { errorPaths } from '@/lib/platform/urls/error-paths';

/**
 * Replaces a page whose header or footer failed in the browser. Opens the error page in the page's language; if the error page fails,
 * too, a link to the home page remains.
 */
export default function GlobalError() {
  const { lang = '', dir } = globalThis.document?.documentElement ?? {};
  const { host = '', pathname = '' } = globalThis.location ?? {};
  // Every page loads this file, so it does not import the languages.
  const localePrefix = pathname.split('/', 2)[1] === lang ? `/${lang}` : '';
  const errorPage = localePrefix + errorPaths.unavailable;
  useEffect(() => {
    if (pathname !== errorPage) location.replace(errorPage);
  }, [pathname, errorPage]);
  return (
    <html lang={lang} dir={dir}>
      <body>
        <a href={localePrefix || '/'}>{host}</a>
      </body>
    </html>
  );
}
