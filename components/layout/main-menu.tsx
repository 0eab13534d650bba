import { ChevronDown } from 'lucide';
import { useTranslations } from 'next-intl';
import { CatalogueText } from '@/components/ui/catalogue-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Menu } from '@/lib/catalogue/reads/types';
import { contentPaths, paths } from '@/lib/platform/urls/paths';
import { DeferredMenuPhoto, MenuDisclosure } from './menu-disclosure.tsx';
import { menuPages, type Showcase } from './menu-links.ts';

const itemClass = 'flex min-h-11 items-center px-2 whitespace-nowrap hover:text-primary-ink xl:px-3';

/** Three rows of five. With more rows of images, the panel would have to be scrolled. */
const maxCategoriesWithImages = 15;

interface MenuProps {
  menu: Menu;
  showcases: Showcase[];
}

/** Main menu of wide screens. */
export function MainMenu({ menu, showcases }: MenuProps) {
  const t = useTranslations('layout');
  const tPages = useTranslations('contentPages');
  return (
    <nav aria-label={t('mainMenu')} className="hidden lg:block">
      <ul className="flex min-h-20 flex-wrap items-center">
        <li>
          <Link href={paths.home} className={itemClass}>
            {t('home')}
          </Link>
        </li>
        <MenuDisclosure
          buttonContent={
            <>
              <Icon icon={ChevronDown} className="size-4" />
              <span className="sr-only">{t('openShopMenu')}</span>
            </>
          }
          link={
            <Link href={paths.categories} className={`${itemClass} pe-0`}>
              {t('shop')}
            </Link>
          }
        >
          <MegaMenu menu={menu} showcases={showcases} />
        </MenuDisclosure>
        {menuPages.map((key) => (
          <li key={key}>
            <Link href={contentPaths[key]} className={itemClass}>
              {tPages(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MegaMenu({ menu, showcases }: MenuProps) {
  const t = useTranslations('layout');
  const entryClass = 'block py-1.5 hover:text-primary-ink';
  const hasImages = menu.categories.length <= maxCategoriesWithImages;
  return (
    <div className="menu-panel flex gap-10 border border-sand bg-paper p-7">
      <ul className="grid grow grid-cols-5 gap-x-4 gap-y-3">
        <li className="col-span-full">
          <Link href={paths.shop} className={`${entryClass} font-semibold`}>
            {t('allItems')}
          </Link>
        </li>
        {menu.categories.map(({ slug, name, image }) => (
          <li key={slug}>
            <Link
              href={paths.category(slug)}
              className={`${hasImages ? 'block' : entryClass} leading-tight hover:text-primary-ink`}
            >
              {hasImages && <DeferredMenuPhoto image={image} />}
              <span>
                <CatalogueText>{name}</CatalogueText>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="grid w-56 shrink-0 content-start gap-6">
        <ul>
          {menu.features.length > 0 && (
            <li>
              <Link href={paths.features} className={`${entryClass} font-semibold`}>
                {t('allCollections')}
              </Link>
            </li>
          )}
          {menu.features.map(({ slug, name }) => (
            <li key={slug}>
              <Link href={paths.feature(slug)} className={entryClass}>
                <CatalogueText>{name}</CatalogueText>
              </Link>
            </li>
          ))}
        </ul>
        <ul className="grid gap-3">
          {showcases.map(({ key, slug }) => (
            <li key={key}>
              <Link
                href={paths.shopByCategory(slug)}
                className="title block bg-backdrop px-5 py-6 text-2xl hover:text-primary-ink"
              >
                {t(key)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
