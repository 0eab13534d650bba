import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { mayOfferArabic } from '@/lib/platform/urls/may-offer-arabic';

const loadOffer = () => import('./arabic-offer.tsx').then((module) => module.loadArabicOffer());

/** Offers the page in Arabic to a visitor whose browser is set to Arabic; the code of the offer loads only then. */
export function LanguageOffer() {
  const Offer = useDeferredComponent(loadOffer, mayOfferArabic());
  return Offer && <Offer />;
}
