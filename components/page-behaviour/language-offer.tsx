import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { mayOfferArabic } from '@/lib/platform/urls/may-offer-arabic';

const loadOffer = () => import('./arabic-offer.tsx').then((module) => module.loadArabicOffer());

/** Offers an Arabic browser the page in Arabic, and loads the offer then. */
export function LanguageOffer() {
  const Offer = useDeferredComponent(loadOffer, mayOfferArabic());
  return Offer && <Offer />;
}
