import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/platform/urls/paths';

/** Brand statement with a link to the About page. */
export async function Quote({ shopName }: { shopName: string }) {
  const t = await getTranslations('home');
  return (
    <section aria-label={t('aboutLabel')} className="mt-12 bg-backdrop md:mt-20 lg:mt-28">
      <figure className="page max-w-4xl py-12 text-center lg:py-28">
        <blockquote className="title text-[clamp(1.75rem,3.4vw,3rem)] leading-tight">{t('quote')}</blockquote>
        <figcaption className="mt-5 text-muted">
          <Link href={paths.about} className="link">
            {t('ourStory', { name: shopName })}
          </Link>
        </figcaption>
      </figure>
    </section>
  );
}
