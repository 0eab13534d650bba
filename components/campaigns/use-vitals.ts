import { useLocale, useTranslations } from 'next-intl';
import {
  fewestLoads,
  rated,
  thresholds,
  type VitalName,
  type Vitals,
  vitalNames,
} from '@/lib/campaigns/vitals';
import { decimalNumber, duration } from '@/lib/i18n/numbers';

/** How measures of page loads are called, written and rated, in words. */
export function useVitals() {
  const t = useTranslations('campaigns.speed');
  const locale = useLocale();
  const written = (name: VitalName, value: number) =>
    name === 'cls' ? decimalNumber(value, locale) : duration(value, locale);
  const cell = (name: VitalName, vitals: Vitals | null) => {
    const vital = vitals?.[name];
    if (!vital) return '–';
    const rating = rated(name, vital);
    return t(rating, { value: written(name, vital.p75) });
  };
  const limit = (name: VitalName, at: 0 | 1) => written(name, thresholds[name][at]);
  return {
    names: vitalNames.map((name) => t(name)),
    cells: (vitals: Vitals | null) => vitalNames.map((name) => cell(name, vitals)),
    scale: t('scale', {
      lcpGood: limit('lcp', 0),
      inpGood: limit('inp', 0),
      clsGood: limit('cls', 0),
      lcpPoor: limit('lcp', 1),
      inpPoor: limit('inp', 1),
      clsPoor: limit('cls', 1),
      fewest: fewestLoads,
    }),
  };
}
