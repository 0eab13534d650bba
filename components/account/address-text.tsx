import { useLocale, useTranslations } from 'next-intl';
import type { Address } from '@/lib/address-book/address';
import { countryName, governorateKey } from '@/lib/address-book/places';

/** An address as it is written on a parcel. */
export function AddressText({ address }: { address: Address }) {
  const t = useTranslations('forms.address.governorates');
  const comma = useTranslations('browser')('listSeparator');
  const locale = useLocale();
  const { country, governorate, city, street, building, postalCode } = address;
  const key = governorateKey(country, governorate);
  const lines = [
    [street, building],
    [city, postalCode],
    [key ? t(key) : governorate, country && countryName(country, locale)],
  ];
  return (
    <address className="not-italic">
      {lines.map((parts) => {
        const text = parts.filter(Boolean).join(comma);
        return (
          <span key={text} className="block">
            <bdi>{text}</bdi>
          </span>
        );
      })}
    </address>
  );
}
