import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { paths } from '@/lib/address/address';
import type { Category } from '@/lib/catalogue/types';

/** Categories as cards: picture, name, product count and a link. */
export function CategoryCards({ categories }: { categories: Category[] }) {
  const t = useTranslations('listing');
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
      {categories.map(({ slug, name, image, productCount }, index) => (
        <li key={slug} className="group relative">
          <Photo
            address={image}
            alt=""
            width={900}
            height={1200}
            sizes="(min-width: 992px) 22vw, (min-width: 768px) 30vw, 45vw"
            priority={index < 4}
            className="aspect-3/4 w-full"
          />
          <h2 className="title pt-3 text-2xl">{name}</h2>
          {productCount !== null && (
            <p className="text-sm text-muted">{t('productCount', { count: productCount })}</p>
          )}
          <Link
            href={paths.category(slug)}
            ahead
            className="link inline-block py-1.5 after:absolute after:inset-0"
          >
            {t('viewNow')}
            <span className="sr-only"> {name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
