import { useLocale, useTranslations } from 'next-intl';
import type { Address } from '@/lib/shopper/address-book/address';
import { countryName, governorateKey } from '@/lib/shopper/address-book/countries';

/** Formatted postal address. */
export function AddressText({ address }: { address: Address }) {
  const t = useTranslations('forms.address.governorates');
  const listSeparator = useTranslations('browser')('listSeparator');
  const locale = useLocale();
  const { country, governorate, city, street, building, postalCode } = address;
  const knownGovernorate = governorateKey(country, governorate);
  const lines = [
    { key: 'street', parts: [street, building] },
    { key: 'city', parts: [city, postalCode] },
    {
      key: 'region',
      parts: [knownGovernorate ? t(knownGovernorate) : governorate, country && countryName(country, locale)],
    },
  ];
  return (
    <address className="not-italic">
      {lines.map(({ key, parts }) => {
        const text = parts.filter(Boolean).join(listSeparator);
        return (
          text !== '' && (
            <span key={key} className="block">
              <bdi>{text}</bdi>
            </span>
          )
        );
      })}
    </address>
  );
}
