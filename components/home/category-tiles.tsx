import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { paths } from '@/lib/address/address';
import type { Category } from '@/lib/catalogue/types';
import { Section } from './section.tsx';

const inRow = 3;

/** Featured categories, each with a 'Shop Now' link; the first one is the largest where every row stays full with it. */
export async function CategoryTiles({ categories }: { categories: Category[] }) {
  const t = await getTranslations('home');
  if (categories.length === 0) return null;
  const leads = categories.length >= inRow && categories.length % inRow === 0;
  return (
    <Section id="home-categories" title={t('categories')}>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:gap-6">
        {categories.map(({ slug, name, image }, index) => (
          <li
            key={slug}
            className={`group relative ${leads && index === 0 ? 'flex flex-col md:col-span-2 md:row-span-2' : ''}`}
          >
            <Photo
              address={image}
              alt=""
              width={900}
              height={1200}
              sizes={leads && index === 0 ? '(min-width: 768px) 60vw, 46vw' : '(min-width: 768px) 30vw, 46vw'}
              className={`aspect-4/5 w-full ${leads && index === 0 ? 'md:aspect-auto md:h-0 md:grow' : ''}`}
            />
            <div className="flex flex-col items-start gap-x-4 pt-3 sm:flex-row sm:items-baseline sm:justify-between">
              <h3 className="title text-2xl wrap-anywhere lg:text-3xl">{name}</h3>
              <Link href={paths.category(slug)} className="link after:absolute after:inset-0">
                {t('shopNow')}
                <span className="sr-only"> {name}</span>
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
