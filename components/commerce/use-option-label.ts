import { useTranslations } from 'next-intl';
import { type ProductOption, skuOptionKey } from '@/lib/catalogue/product/types';

type NamedOption = Pick<ProductOption, 'key' | 'name'> & Partial<Pick<ProductOption, 'kind'>>;

/**
 * Returns a function for the name of an option as shown: as the API sends it, but translated for size, colour and the SKU, which is an
 * option where nothing else tells two variants apart.
 */
export function useOptionLabel(): (option: NamedOption) => string {
  const t = useTranslations('browser');
  return ({ key, kind, name }) => {
    if (kind === 'color' || kind === 'size') return t(kind);
    return key === skuOptionKey ? t('sku') : name;
  };
}
