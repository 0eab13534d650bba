'use client';

import { withMessages } from '@/components/ui/with-messages';
import { fetchMessages } from '@/lib/platform/i18n/deferred-messages';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { FitFinder } from './fit-finder.tsx';

/**
 * Loads the fit finder with its texts, under the export name of `your-size.tsx`. Throws when the texts cannot be fetched.
 */
export async function loadFitFinder() {
  const messages = await fetchMessages('fit', pageLocale());
  return { SizeSuggestion: withMessages(FitFinder, messages) };
}
