import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/address/address';
import type { Category, FeatureTag } from '@/lib/catalogue/types';

/** Links to the pages that categories' cards leave out, so that none of the shop's pages is without one: feature tags, and categories that are known only by the wider one. */
export function MoreLinks({ categories, tags }: { categories: Category[]; tags: FeatureTag[] }) {
  const t = useTranslations('listing');
  const carded = new Set(categories.map(({ slug }) => slug));
  const narrower = categories.flatMap(({ children }) => children).filter(({ slug }) => !carded.has(slug));
  const links = new Map([
    ...narrower.map(({ slug, name }) => [paths.category(slug), name] as const),
    ...tags.map(({ slug, name }) => [paths.feature(slug), name] as const),
  ]);
  if (links.size === 0) return null;
  return (
    <nav aria-labelledby="collections" className="mt-16">
      <h2 id="collections" className="title mb-5 text-4xl">
        {t('collections')}
      </h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {[...links].map(([path, name]) => (
          <li key={path}>
            <Link href={path} className="link inline-flex min-h-11 items-center">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
