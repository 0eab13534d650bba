'use client';

import { useLocale } from 'next-intl';
import { browserStates } from './browser-states.tsx';
import { samplesIn } from './samples.ts';
import { Sections } from './sections.tsx';
import { Holding, InBrowserAlone } from './tryable.tsx';

/** The part of the gallery that comes to life. */
export function InBrowser() {
  return (
    <>
      <Holding />
      <InBrowserAlone>
        <Sections states={browserStates(samplesIn(useLocale()))} />
      </InBrowserAlone>
    </>
  );
}

export { InListing } from './tryable.tsx';
