import { ChevronDown } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { contentPaths, paths } from '@/lib/address/address';
import type { Menu } from '@/lib/catalogue/types';
import { MenuDisclosure } from './menu-disclosure.tsx';
import { menuPages, type Showcase } from './menu-links.ts';

const item = 'flex min-h-11 items-center px-2 whitespace-nowrap hover:text-primary-ink xl:px-3';

interface MenuProps {
  menu: Menu;
  showcases: Showcase[];
}

/** The main menu of wide screens. */
export function MainMenu({ menu, showcases }: MenuProps) {
  const t = useTranslations('layout');
  const pages = useTranslations('contentPages');
  return (
    <nav aria-label={t('mainMenu')} className="hidden lg:block">
      <ul className="flex items-center">
        <li>
          <Link href={paths.home} className={item}>
            {t('home')}
          </Link>
        </li>
        <MenuDisclosure
          label={t('openShopMenu')}
          icon={<Icon icon={ChevronDown} className="size-4" />}
          link={
            <Link href={paths.categories} className={`${item} pe-0`}>
              {t('shop')}
            </Link>
          }
        >
          <MegaMenu menu={menu} showcases={showcases} />
        </MenuDisclosure>
        {menuPages.map((key) => (
          <li key={key}>
            <Link href={contentPaths[key]} className={item}>
              {pages(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MegaMenu({ menu, showcases }: MenuProps) {
  const t = useTranslations('layout');
  const entry = 'block py-1.5 hover:text-primary-ink';
  return (
    <div className="grid w-[44rem] grid-cols-3 gap-8 border border-sand bg-paper p-8">
      <ul>
        <li>
          <Link href={paths.shop} className={`${entry} font-semibold`}>
            {t('allItems')}
          </Link>
        </li>
        {menu.categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link href={paths.category(slug)} className={entry}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <ul>
        {menu.features.map(({ slug, name }) => (
          <li key={slug}>
            <Link href={paths.feature(slug)} className={entry}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <ul className="grid content-start gap-3">
        {showcases.map(({ key, slug }) => (
          <li key={key}>
            <Link
              href={paths.shopByCategory(slug)}
              className="title block bg-backdrop px-5 py-7 text-2xl hover:text-primary-ink"
            >
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
