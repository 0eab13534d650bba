'use client';

import { useLocale } from 'next-intl';
import { browserStates } from './browser-states.tsx';
import { samplesIn } from './samples.ts';
import { Sections } from './sections.tsx';
import { Holding } from './tryable.tsx';

/** The part of the gallery that comes to life. */
export function InBrowser() {
  return (
    <>
      <Holding />
      <Sections states={browserStates(samplesIn(useLocale()))} />
    </>
  );
}

export { InListing } from './tryable.tsx';
