import { Heart, Scale, Search, ShoppingBag } from 'lucide';
import { CartButton } from '@/components/cart/cart-button';
import { ListLink } from '@/components/saved-lists/list-link';
import { SearchBox } from '@/components/search/search-box';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { categoriesWithProducts } from '@/lib/catalogue/reads/categories-with-products';
import { getMenuCategoriesOrEmpty, getMenuOrEmpty } from '@/lib/catalogue/reads/server';
import { maxSearchTextLength } from '@/lib/platform/forms/max-lengths';
import type { Locale } from '@/lib/platform/i18n/routing';
import type { TenantWithOrigin } from '@/lib/platform/tenant/server';
import { paths } from '@/lib/platform/urls/paths';
import { MainMenu } from './main-menu.tsx';
import { availableShowcases } from './menu-links.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { TopBar } from './top-bar.tsx';

/**
 * Top bar and main header, sticky after scrolling (`useStickyHeader`). On a phone the header is one row, and the
 * mobile menu contains the rest.
 */
export async function Header({ tenant, locale }: { tenant: TenantWithOrigin; locale: Locale }) {
  const [fullMenu, categories] = await Promise.all([
    getMenuOrEmpty(locale),
    getMenuCategoriesOrEmpty(locale),
  ]);
  // Leaves out the categories that are known to be empty by the counts in `categories`; the menu may lack counts.
  const menu = { ...fullMenu, categories: categoriesWithProducts(fullMenu.categories, categories) };
  const showcases = availableShowcases(categoriesWithProducts(categories));
  return (
    <>
      <TopBar tenant={tenant} />
      <header className="site-header top-0 z-30 bg-ground" data-site-header>
        <div className="page relative flex h-[56px] items-center gap-x-1 lg:h-auto lg:min-h-20 lg:flex-wrap lg:gap-x-4 xl:gap-x-6">
          <MobileMenu menu={menu} showcases={showcases} tenant={tenant} />
          <Link
            href={paths.home}
            className="title inline-flex min-h-11 min-w-11 items-center lg:shrink-0 text-[min(1.9rem,14vw)] lg:text-[2.6rem]"
          >
            {tenant.name[locale]}
          </Link>
          <MainMenu menu={menu} showcases={showcases} />
          <div className="ms-auto lg:max-w-72 lg:grow lg:basis-28">
            <SearchBox
              icon={<Icon icon={Search} className="size-5" />}
              maxLength={maxSearchTextLength}
              popularSearches={tenant.popularSearches?.[locale]}
            />
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
