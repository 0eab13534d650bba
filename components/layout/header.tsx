import { Heart, Scale, Search, ShoppingBag } from 'lucide';
import { CartButton } from '@/components/cart/cart-button';
import { SearchBox } from '@/components/search/search-box';
import { ListLink } from '@/components/shop/list-link';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/address/address';
import { getMenuCategoriesOrNone, getMenuOrEmpty } from '@/lib/catalogue/server';
import type { Locale } from '@/lib/i18n/routing';
import type { CurrentTenant } from '@/lib/tenant/server';
import { MainMenu } from './main-menu.tsx';
import { showcasesAmong } from './menu-links.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { TopBar } from './top-bar.tsx';

/** Top bar and main header; the main header sticks once the page has scrolled (see `useScrollMarks`). A phone has one row, and the rest in its menu. */
export async function Header({ tenant, locale }: { tenant: CurrentTenant; locale: Locale }) {
  const [menu, categories] = await Promise.all([getMenuOrEmpty(locale), getMenuCategoriesOrNone(locale)]);
  const showcases = showcasesAmong(categories);
  return (
    <>
      <TopBar tenant={tenant} />
      <header className="site-header top-0 z-30 bg-ground" data-site-header>
        <div className="page relative flex h-[56px] items-center gap-x-1 lg:h-20 lg:gap-x-4 xl:gap-x-6">
          <MobileMenu menu={menu} showcases={showcases} tenant={tenant} />
          <Link
            href={paths.home}
            className="title inline-flex min-h-11 min-w-11 items-center text-[1.9rem] lg:text-[2.6rem]"
          >
            {tenant.name[locale]}
          </Link>
          <MainMenu menu={menu} showcases={showcases} />
          <div className="ms-auto lg:w-72 lg:min-w-0 lg:shrink">
            <SearchBox icon={<Icon icon={Search} className="size-5" />} />
          </div>
          <div className="-me-2.5 flex items-center">
            <ListLink list="compare" className="max-[359px]:hidden">
              <Icon icon={Scale} className="size-5" />
            </ListLink>
            <ListLink list="wishlist">
              <Icon icon={Heart} className="size-5" />
            </ListLink>
            <CartButton>
              <Icon icon={ShoppingBag} className="size-5" />
            </CartButton>
          </div>
        </div>
      </header>
    </>
  );
}
