import { useTranslations } from 'next-intl';
import { selectionQuery } from '@/lib/address/selection-query';
import type { RequestedOptions } from '@/lib/catalogue/requested-options';
import { shareTargets } from '@/lib/seo/share-targets';
import { LateShareSheet } from './late-share-sheet.tsx';
import { ShareTargets } from './share-targets.tsx';

interface ShareLinksProps {
  title: string;
  /** Address of the product, without query. */
  address: string;
  options: RequestedOptions;
}

/** Ways to hand on a product's address; links where script is off. */
export function ShareLinks({ title, address, options }: ShareLinksProps) {
  const t = useTranslations('product');
  const targets = shareTargets.map(({ name, hrefFor }) => ({
    name,
    href: hrefFor(address + selectionQuery(options), title),
    label: t('shareOn', { network: name }),
  }));
  const words = { share: t('share'), copy: t('copyLink'), copied: t('linkCopied') };
  return (
    <LateShareSheet title={title} address={address} targets={targets} words={words}>
      <ShareTargets targets={targets} />
    </LateShareSheet>
  );
}
