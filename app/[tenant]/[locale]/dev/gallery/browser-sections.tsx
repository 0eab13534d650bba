'use client';

import { useLocale } from 'next-intl';
import { createSamples } from '@/components/testing/samples';
import { browserStates } from './browser-states.tsx';
import { BrowserOnly, SeedVisitorStore } from './interactive.tsx';
import { Sections } from './sections.tsx';

/** Gallery sections that hydrate. */
export function BrowserSections() {
  return (
    <>
      <SeedVisitorStore />
      <BrowserOnly>
        <Sections states={browserStates(createSamples(useLocale()))} />
      </BrowserOnly>
    </>
  );
}

// Server components of the gallery import it from here: only this file is marked as a client module.
export { MockListing } from './interactive.tsx';
