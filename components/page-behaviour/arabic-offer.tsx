import { X } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { withMessages } from '@/components/ui/with-messages';
import { persistText } from '@/lib/platform/browser-storage/persist-text';
import { fetchMessages } from '@/lib/platform/i18n/deferred-messages';
import { defaultLocale } from '@/lib/platform/i18n/routing';
import { localePath } from '@/lib/platform/urls/paths';

/** Space that the page reserves at its end and below a focused element (app/globals.css), so that the offer covers nothing. */
const spaceProperty = '--buy-bar-space';
const offerSpace = 'calc(var(--buy-bar) + 4.5rem)';

/** Returns the URL of the current page in Arabic. */
const arabicHref = () => localePath('ar', location.pathname) + location.search + location.hash;

/** Loads the offer with its texts. Throws when the texts cannot be fetched. */
export async function loadArabicOffer() {
  return withMessages(ArabicOffer, await fetchMessages('language-offer', 'ar'));
}

/**
 * Offers the page in Arabic on a page in another language, in the corner opposite the button to the top. `page-corner` hides both in the
 * cart on phones, and while the place of the Add To Cart button is in view. Either answer is stored as the visitor's choice of a language,
 * so that the offer is made once (docs/behaviour.md §1). Its texts are Arabic.
 */
function ArabicOffer() {
  const t = useTranslations('languageOffer');
  const [isShown, setIsShown] = useState(true);
  useEffect(() => {
    if (!isShown) return;
    const { style } = document.documentElement;
    style.setProperty(spaceProperty, offerSpace);
    return () => void style.removeProperty(spaceProperty);
  }, [isShown]);
  if (!isShown) return null;
  return (
    // `end-1` of this right-to-left element is the left side, where the page starts.
    <aside
      lang="ar"
      dir="rtl"
      aria-label={t('title')}
      className="page-corner fixed end-1 z-20 flex items-center border border-sand bg-paper"
    >
      <a
        href={arabicHref()}
        hrefLang="ar"
        className="inline-flex min-h-11 items-center px-4 font-semibold"
        onClick={(event) => {
          persistText('language', 'ar');
          // The URL may have changed since the link was rendered.
          event.currentTarget.href = arabicHref();
        }}
      >
        {t('browse')}
      </a>
      <button
        type="button"
        aria-label={t('dismiss')}
        className="icon-btn"
        onClick={() => {
          persistText('language', defaultLocale);
          // The focused button is about to be removed.
          document.getElementById('content')?.focus({ preventScroll: true });
          setIsShown(false);
        }}
      >
        <Icon icon={X} className="size-5" />
      </button>
    </aside>
  );
}
