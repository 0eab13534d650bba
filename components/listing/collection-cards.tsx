import { useTranslations } from 'next-intl';
import { CatalogueText } from '@/components/ui/catalogue-text';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';

const columnCountOnDesktop = 4;

/** Category or feature tag on an index page. */
export interface Collection {
  /** Path without language. */
  path: string;
  name: string;
  image: string | null;
  productCount: number | null;
}

/** Grid of categories or feature tags with image, name and product count. */
export function CollectionCards({ collections }: { collections: Collection[] }) {
  const t = useTranslations('listing');
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
      {collections.map(({ path, name, image, productCount }, index) => (
        <li key={path} className="group relative">
          <Photo
            image={image}
            alt=""
            width={900}
            height={1200}
            sizes="(min-width: 992px) 22vw, (min-width: 768px) 30vw, 45vw"
            // The first row.
            priority={index < columnCountOnDesktop}
            className="aspect-3/4 w-full"
          />
          <h2 className="title pt-3 text-2xl">
            <CatalogueText>{name}</CatalogueText>
          </h2>
          {productCount !== null && (
            <p className="text-sm text-muted">{t('productCount', { count: productCount })}</p>
          )}
          <Link href={path} prefetch className="link inline-block py-1.5 after:absolute after:inset-0">
            {t('viewNow')}
            <span className="sr-only">
              {' '}
              <CatalogueText>{name}</CatalogueText>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
