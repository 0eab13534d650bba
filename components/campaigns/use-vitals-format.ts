import { useLocale, useTranslations } from 'next-intl';
import { formatDecimal, formatDuration } from '@/lib/platform/i18n/format';
import {
  minSampleSize,
  ratingOf,
  thresholds,
  type VitalName,
  type Vitals,
  vitalNames,
} from '@/lib/site/campaigns/vitals';

/** Labels and formatters for web vitals, with their ratings. */
export function useVitalsFormat() {
  const t = useTranslations('campaigns.speed');
  const locale = useLocale();
  const formatValue = (name: VitalName, value: number) =>
    name === 'cls' ? formatDecimal(value, locale) : formatDuration(value, locale);
  const formatVital = (name: VitalName, vitals: Vitals | null) => {
    const vital = vitals?.[name];
    if (!vital) return '–';
    const rating = ratingOf(name, vital);
    return t(rating, { value: formatValue(name, vital.p75) });
  };
  /** Formats one of the two thresholds of a vital: 0 is the highest good value, 1 the highest that is not poor. */
  const formatThreshold = (name: VitalName, index: 0 | 1) => formatValue(name, thresholds[name][index]);
  return {
    vitalLabels: vitalNames.map((name) => t(name)),
    formatVitals: (vitals: Vitals | null) => vitalNames.map((name) => formatVital(name, vitals)),
    scaleText: t('scale', {
      lcpGood: formatThreshold('lcp', 0),
      inpGood: formatThreshold('inp', 0),
      clsGood: formatThreshold('cls', 0),
      lcpPoor: formatThreshold('lcp', 1),
      inpPoor: formatThreshold('inp', 1),
      clsPoor: formatThreshold('cls', 1),
      min: minSampleSize,
    }),
  };
}
