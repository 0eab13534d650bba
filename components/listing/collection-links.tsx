import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import type { Category, FeatureTagRef } from '@/lib/catalogue/reads/types';
import { paths } from '@/lib/platform/urls/paths';

/**
 * Links to all feature tags and to the subcategories without a card, so that the page of every collection is linked.
 */
export function CollectionLinks({
  categories,
  tags,
}: {
  /** Categories with a card. */
  categories: Category[];
  tags: Pick<FeatureTagRef, 'name' | 'slug'>[];
}) {
  const t = useTranslations('listing');
  const cardSlugs = new Set(categories.map(({ slug }) => slug));
  const subcategories = categories
    .flatMap(({ children }) => children)
    .filter(({ slug }) => !cardSlugs.has(slug));
  const links = new Map([
    ...subcategories.map(({ slug, name }) => [paths.category(slug), name] as const),
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
