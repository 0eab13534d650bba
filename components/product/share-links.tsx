import { useTranslations } from 'next-intl';
import type { OptionValues } from '@/lib/catalogue/product/types';
import { optionsQuery } from '@/lib/platform/urls/paths';
import { type ShareUtm, shareTargets, withShareUtm } from '@/lib/site/seo/share-targets';
import { DeferredShareSheet } from './deferred-share-sheet.tsx';
import { ShareTargets, shareControlClass } from './share-targets.tsx';

interface ShareLinksProps {
  title: string;
  /** URL of the product, without query. */
  url: string;
  /** Names of the URL parameters of the product's options. */
  optionKeys: string[];
  /** Requested values. */
  options: OptionValues;
  /** Campaign parameters of the shared links. */
  utm?: ShareUtm | undefined;
}

/** Share buttons of a product; plain links without script. */
export function ShareLinks({ title, url, optionKeys, options, utm }: ShareLinksProps) {
  const t = useTranslations('product');
  const targets = shareTargets.map(({ name, hrefFor }) => ({
    name,
    href: hrefFor(withShareUtm(url + optionsQuery(options), utm, name), title),
    label: t('shareOn', { network: name }),
  }));
  const labels = { share: t('share'), copy: t('copyLink'), copied: t('linkCopied') };
  return (
    <DeferredShareSheet
      title={title}
      url={url}
      optionKeys={optionKeys}
      utm={utm}
      targets={targets}
      labels={labels}
    >
      <ShareTargets targets={targets}>
        {/* The place of the copy button. */}
        <li className={`needs-script invisible ${shareControlClass}`}>{labels.copy}</li>
      </ShareTargets>
    </DeferredShareSheet>
  );
}
