import { useLocale, useTranslations } from 'next-intl';
import { localePath, paths } from '@/lib/address/address';
import { campaignFields, givenCampaign, withCampaign } from '@/lib/preview/campaign';
import { drawQr } from '@/lib/preview/qr';
import type { Preview } from '@/lib/preview/server';
import { type Utm, utmNames } from '@/lib/tracking/utm';
import { CampaignBuilder } from './campaign-builder.tsx';
import { Notes } from './notes.tsx';

interface CampaignProps {
  preview: Preview | null;
  /** The address as it was pasted. */
  asked: string;
  /** The page that a link is built to. */
  address: string;
  /** Values that the form has sent. */
  chosen: Partial<Utm>;
}

/** What would be recorded of a visit, and a form that builds a link which records something else. */
export function Campaign({ preview, asked, address, chosen }: CampaignProps) {
  const t = useTranslations('preview');
  const initial = { ...givenCampaign(new URL(address).searchParams), ...chosen };
  const link = withCampaign(address, initial);
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
          <Notes
            notes={preview.campaign.notes.map(({ name, isFault, values }) => ({
              isFault,
              text: t(`campaignNotes.${name}`, values),
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
          <input type="hidden" name="address" value={asked || address} />
          <CampaignBuilder
            key={link}
            address={address}
            initial={initial}
            drawn={drawQr(link)}
            fields={utmNames.map((name) => ({
              name,
              field: campaignFields[name],
              label: t(`fields.${campaignFields[name]}`),
            }))}
            words={{
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
