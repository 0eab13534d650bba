import { useLocale, useTranslations } from 'next-intl';
import { localePath, paths } from '@/lib/platform/urls/paths';
import { type Utm, utmNames } from '@/lib/shopper/tracking/utm';
import { campaignFields, campaignFromQuery, withCampaign } from '@/lib/site/preview/campaign-link';
import { createQrCode } from '@/lib/site/preview/qr-code';
import type { Preview } from '@/lib/site/preview/server';
import { CampaignBuilder } from './campaign-builder.tsx';
import { Findings } from './findings.tsx';

interface CampaignPanelProps {
  /** Null while no URL is previewed. */
  preview: Preview | null;
  /** URL as the visitor pasted it; empty when she pasted none. */
  pastedUrl: string;
  /** Page that the campaign link leads to. */
  pageUrl: string;
  /** UTM values submitted by the form of the builder. */
  submitted: Partial<Utm>;
}

/** Campaign that a visit of the previewed URL would record, and a builder for campaign links. */
export function CampaignPanel({ preview, pastedUrl, pageUrl, submitted }: CampaignPanelProps) {
  const t = useTranslations('preview');
  const initialUtm = { ...campaignFromQuery(new URL(pageUrl).searchParams), ...submitted };
  const link = withCampaign(pageUrl, initialUtm);
  return (
    <div className="grid gap-12 lg:grid-cols-2">
      {preview && (
        <section aria-labelledby="recorded" className="min-w-0">
          <h2 id="recorded" className="title text-3xl">
            {t('recorded')}
          </h2>
          <p className="mt-3 text-muted">{t('recordedIntro')}</p>
          <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
            {utmNames.map((name) => (
              <div key={name} className="contents">
                <dt className="text-muted">
                  <bdi>{name}</bdi>
                </dt>
                <dd className="wrap-anywhere">
                  <bdi>{preview.campaign.recorded[name]}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <Findings
            findings={preview.campaign.findings.map(({ name, isError, values }) => ({
              isError,
              text: t(`campaignFindings.${name}`, values),
            }))}
          />
        </section>
      )}
      <section aria-labelledby="builder" className="min-w-0">
        <h2 id="builder" className="title text-3xl">
          {t('builder')}
        </h2>
        <p className="mt-3 text-muted">{t('builderIntro')}</p>
        <form method="get" action={localePath(useLocale(), paths.preview)} className="mt-4 grid gap-4">
          <input type="hidden" name="address" value={pastedUrl || pageUrl} />
          <CampaignBuilder
            key={link}
            pageUrl={pageUrl}
            initial={initialUtm}
            initialQr={createQrCode(link)}
            fields={utmNames.map((name) => ({
              name,
              field: campaignFields[name],
              label: t(`fields.${campaignFields[name]}`),
            }))}
            labels={{
              link: t('link'),
              copy: t('copy'),
              copied: t('copied'),
              qr: t('qr'),
              download: t('downloadQr'),
              tooLong: t('tooLongForQr'),
            }}
          />
          <button type="submit" className="btn without-script justify-self-start">
            {t('build')}
          </button>
        </form>
      </section>
    </div>
  );
}
