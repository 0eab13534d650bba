import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { withMessages } from '@/components/ui/with-messages';
import { fetchMessages } from '@/lib/platform/i18n/deferred-messages';
import { mayOfferArabic } from '@/lib/platform/urls/may-offer-arabic';

const loadOffer = async () => {
  const [{ ArabicOffer }, messages] = await Promise.all([
    import('./arabic-offer.tsx'),
    fetchMessages('language-offer', 'ar'),
  ]);
  return withMessages(ArabicOffer, messages);
};

/** Offers an Arabic browser the page in Arabic, and loads the offer then. */
export function LanguageOffer() {
  const Offer = useDeferredComponent(loadOffer, mayOfferArabic());
  return Offer && <Offer />;
}
