import type { useTranslations } from 'next-intl';
import { isLocale } from '../../platform/i18n/routing.ts';
import type { ReportTableName } from './report.ts';
import { isUtmPlaceholder, isWithoutCampaign, type MetricName } from './report.ts';
import type { CampaignRef, ReportChannel } from './report-query.ts';
import type { VitalName } from './vitals.ts';

/** Translated names in a report, for the page and for CSV files. */
export interface ReportLabels {
  /** Headers of the leading text columns. */
  textColumnHeaders: Record<ReportTableName, string[]>;
  /** Header of the column with the currency code. */
  currency: string;
  metric(metric: MetricName): string;
  vital(name: VitalName): string;
  /** Name of a language; its code when it is not one of the shop's. */
  language(code: string): string;
  /** Campaign, source and medium. For visits without a campaign: the label of these visits, their channel, and an empty text. */
  campaignTexts(row: CampaignRef): [campaign: string, source: string, medium: string];
  /** A UTM value, or the label of an absent one. */
  utmValue(value: string): string;
}

/** Returns the labels in the language of `t`. */
export function reportLabels(t: ReturnType<typeof useTranslations<'campaigns'>>): ReportLabels {
  const channel = (name: ReportChannel = 'unknown') => t(`channels.${name}`);
  return {
    textColumnHeaders: {
      campaigns: [t('campaign'), t('source'), t('medium')],
      contents: [t('content')],
      terms: [t('term')],
      days: [t('day')],
      pages: [t('page')],
      speed: [t('page'), t('speed.language')],
    },
    currency: t('currency'),
    metric: (metric) => t(`metrics.${metric}`),
    vital: (name) => t(`speed.${name}`),
    language: (code) => (isLocale(code) ? t(`speed.languages.${code}`) : code),
    campaignTexts: (row) =>
      isWithoutCampaign(row)
        ? [t('noCampaign'), channel(row.channel), '']
        : [row.campaign, row.source, row.medium],
    utmValue: (value) => (isUtmPlaceholder(value) ? t('notNamed') : value),
  };
}
