import { useTranslations } from 'next-intl';
import { shareTargets } from '@/lib/seo/share-targets';

/** Links that hand a product's address to a social network. */
export function ShareLinks({ title, address }: { title: string; address: string }) {
  const t = useTranslations('product');
  return (
    <ul className="flex flex-wrap gap-x-5">
      {shareTargets.map(({ name, hrefFor }) => (
        <li key={name}>
          <a
            href={hrefFor(address, title)}
            rel="noopener nofollow"
            target="_blank"
            aria-label={t('shareOn', { network: name })}
            className="inline-flex min-h-10 items-center hover:text-primary-ink"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
