import { CartButton } from '@/components/cart/cart-button';
import { SearchBox } from '@/components/search/search-box';
import { Link } from '@/components/ui/link';
import { ListLink } from '@/components/ui/list-link';
import { paths } from '@/lib/address/address';
import { getMenuCategoriesOrNone, getMenuOrEmpty } from '@/lib/catalogue/server';
import type { Locale } from '@/lib/i18n/routing';
import type { CurrentTenant } from '@/lib/tenant/server';
import { MainMenu } from './main-menu.tsx';
import { showcasesAmong } from './menu-links.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { TopBar } from './top-bar.tsx';

/** Top bar and main header; the main header sticks once the page has scrolled (see `PageBehaviour`). */
export async function Header({ tenant, locale }: { tenant: CurrentTenant; locale: Locale }) {
  const [menu, categories] = await Promise.all([getMenuOrEmpty(locale), getMenuCategoriesOrNone(locale)]);
  const showcases = showcasesAmong(categories);
  return (
    <>
      <TopBar tenant={tenant} />
      <header className="site-header top-0 z-30 bg-ground" data-site-header>
        <div className="page flex min-h-18 flex-wrap items-center justify-between gap-x-4 lg:min-h-20 lg:flex-nowrap xl:gap-x-6">
          <MobileMenu menu={menu} showcases={showcases} name={tenant.name[locale]} />
          <Link href={paths.home} className="title text-4xl lg:text-[2.6rem]">
            {tenant.name[locale]}
          </Link>
          <MainMenu menu={menu} showcases={showcases} />
          <div className="order-last w-full pb-3 lg:order-none lg:ms-auto lg:max-w-72 lg:min-w-0 lg:pb-0">
            <SearchBox currency={tenant.currency} />
          </div>
          <div className="-me-2.5 flex items-center">
            <ListLink list="compare" />
            <ListLink list="wishlist" />
            <CartButton />
          </div>
        </div>
      </header>
    </>
  );
}
