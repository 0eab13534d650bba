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
  const formatMaxGood = (name: VitalName) => formatValue(name, thresholds[name][0]);
  const formatMaxNotPoor = (name: VitalName) => formatValue(name, thresholds[name][1]);
  return {
    vitalLabels: vitalNames.map((name) => t(name)),
    formatVitals: (vitals: Vitals | null) => vitalNames.map((name) => formatVital(name, vitals)),
    scaleText: t('scale', {
      lcpGood: formatMaxGood('lcp'),
      inpGood: formatMaxGood('inp'),
      clsGood: formatMaxGood('cls'),
      lcpPoor: formatMaxNotPoor('lcp'),
      inpPoor: formatMaxNotPoor('inp'),
      clsPoor: formatMaxNotPoor('cls'),
      min: minSampleSize,
    }),
  };
}
