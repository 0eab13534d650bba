import { getTranslations } from 'next-intl/server';
import { CatalogueText } from '@/components/ui/catalogue-text';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import type { Category } from '@/lib/catalogue/reads/types';
import { paths } from '@/lib/platform/urls/paths';
import { HomeSection } from './home-section.tsx';

const columnCount = 3;

/** Featured categories. The first tile is larger if that leaves no empty cells in the grid. */
export async function CategoryTiles({ categories }: { categories: Category[] }) {
  const t = await getTranslations('home');
  if (categories.length === 0) return null;
  // A large tile takes four cells, three more than a small one.
  const hasLargeFirstTile = categories.length >= columnCount && categories.length % columnCount === 0;
  return (
    <HomeSection id="home-categories" title={t('categories')}>
      <ul className="home-row grid grid-cols-3 gap-4 lg:gap-6">
        {categories.map(({ slug, name, image }, index) => (
          <li
            key={slug}
            className={`group relative ${hasLargeFirstTile && index === 0 ? 'md:col-span-2 md:row-span-2 md:flex md:flex-col' : ''}`}
          >
            <Photo
              image={image}
              alt=""
              width={900}
              height={1200}
              sizes={
                hasLargeFirstTile && index === 0
                  ? '(min-width: 768px) 60vw, 46vw'
                  : '(min-width: 768px) 30vw, 46vw'
              }
              className={`aspect-4/5 w-full ${hasLargeFirstTile && index === 0 ? 'md:aspect-auto md:h-0 md:grow' : ''}`}
            />
            <div className="flex flex-col items-start gap-x-4 pt-3 md:flex-row md:items-baseline md:justify-between">
              <h3 className="title text-2xl wrap-anywhere lg:text-3xl">
                <CatalogueText>{name}</CatalogueText>
              </h3>
              <Link href={paths.category(slug)} className="link after:absolute after:inset-0">
                {t('shopNow')}
                <span className="sr-only">
                  {' '}
                  <CatalogueText>{name}</CatalogueText>
                </span>
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
