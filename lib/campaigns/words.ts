import type { useTranslations } from 'next-intl';
import { isLocale } from '../i18n/routing.ts';
import type { CampaignName, KnownChannel } from './question.ts';
import type { Table } from './report.ts';
import { isNoCampaign, isOrganic, type Measure } from './report.ts';
import type { VitalName } from './vitals.ts';

/** How a report calls things, on the page as in its files. */
export interface ReportWords {
  /** Heads of what rows of a table are about. */
  heads: Record<Table, string[]>;
  currency: string;
  measure(measure: Measure): string;
  vital(name: VitalName): string;
  /** A language of the shop by its name, any other one by its code. */
  language(code: string): string;
  /** A campaign, its source and its medium; of visits without one the channel in place of a source. */
  campaign(name: CampaignName): [name: string, source: string, medium: string];
  /** One of the six values of a campaign. */
  value(name: string): string;
}

/** The words of a report in the language of `t`. */
export function reportWords(t: ReturnType<typeof useTranslations<'campaigns'>>): ReportWords {
  const channel = (name: KnownChannel = 'unknown') => t(`channels.${name}`);
  return {
    heads: {
      campaigns: [t('campaign'), t('source'), t('medium')],
      contents: [t('content')],
      terms: [t('term')],
      days: [t('day')],
      pages: [t('page')],
      speed: [t('page'), t('speed.language')],
    },
    currency: t('currency'),
    measure: (measure) => t(`figures.${measure}`),
    vital: (name) => t(`speed.${name}`),
    language: (code) => (isLocale(code) ? t(`speed.languages.${code}`) : code),
    campaign: (row) =>
      isNoCampaign(row)
        ? [t('noCampaign'), channel(row.channel), '']
        : [row.campaign, row.source, row.medium],
    value: (name) => (isOrganic(name) ? t('notNamed') : name),
  };
}
