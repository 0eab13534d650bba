import { ChevronDown, Menu as MenuIcon, X } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { CatalogueText } from '@/components/ui/catalogue-text';
import { DialogButton } from '@/components/ui/dialog-button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Menu } from '@/lib/catalogue/reads/types';
import { currencyLabel } from '@/lib/platform/money/format-price';
import type { TenantWithOrigin } from '@/lib/platform/tenant/server';
import { contentPaths, menuLogoPath, paths } from '@/lib/platform/urls/paths';
import { AccountEntries } from './account-entries.tsx';
import { ContactLinks } from './contact-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { menuPages, type Showcase } from './menu-links.ts';

const dialogId = 'mobile-menu';
const rowClass = 'flex min-h-12 w-full items-center justify-between border-b border-sand';

interface MenuEntry {
  href: string;
  name: string;
}

interface MobileMenuProps {
  menu: Menu;
  showcases: Showcase[];
  tenant: TenantWithOrigin;
}

/** Menu of narrow screens: a modal dialog with an exclusive accordion. Works without script. */
export function MobileMenu({ menu, showcases, tenant }: MobileMenuProps) {
  const t = useTranslations('layout');
  const locale = useLocale();
  const tPages = useTranslations('contentPages');
  const categories = menu.categories.map(({ slug, name }) => ({ href: paths.category(slug), name }));
  const features = menu.features.map(({ slug, name }) => ({ href: paths.feature(slug), name }));
  const showcaseEntries = showcases.map(({ key, slug }) => ({
    href: paths.shopByCategory(slug),
    name: t(key),
  }));
  return (
    <div className="lg:hidden">
      <DialogButton dialogId={dialogId} command="show-modal" label={t('openMenu')} className="icon-btn -ms-3">
        <Icon icon={MenuIcon} className="size-6" />
      </DialogButton>
      <dialog
        id={dialogId}
        aria-label={t('menu')}
        closedby="any"
        className="m-0 h-dvh max-h-none w-[min(24rem,92vw)] max-w-none overflow-y-auto bg-ground p-6"
      >
        <div className="mb-4 flex items-center justify-between">
          {/* Leads to an alias of the home page (docs/behaviour.md §2.2). */}
          <Link href={menuLogoPath} className="title flex min-h-11 items-center text-3xl">
            {tenant.name[locale]}
          </Link>
          <DialogButton dialogId={dialogId} command="close" label={t('closeMenu')} className="icon-btn -me-3">
            <Icon icon={X} className="size-6" />
          </DialogButton>
        </div>
        <nav aria-label={t('mobileMenu')}>
          <Link href={paths.home} className={rowClass}>
            {t('home')}
          </Link>
          <MenuGroup
            title={t('shop')}
            entries={[{ href: paths.shop, name: t('allItems') }, ...categories]}
            open
          />
          {features.length > 0 && (
            <MenuGroup
              title={t('collections')}
              entries={[{ href: paths.features, name: t('allCollections') }, ...features]}
            />
          )}
          {showcaseEntries.length > 0 && <MenuGroup title={t('showcase')} entries={showcaseEntries} />}
          {(['wishlist', 'compare'] as const).map((list) => (
            <Link key={list} href={paths[list]} className={rowClass}>
              {t(list)}
            </Link>
          ))}
          {menuPages.map((key) => (
            <Link key={key} href={contentPaths[key]} className={rowClass}>
              {tPages(key)}
            </Link>
          ))}
          <AccountEntries className={rowClass} />
          <ContactLinks tenant={tenant} className={rowClass} />
          <p className={`${rowClass} border-none text-sm text-muted`}>
            <LanguageSwitch />
            <span>
              {`${t('currency')}: `}
              <bdi>{currencyLabel(tenant.currency, locale)}</bdi>
            </span>
          </p>
        </nav>
      </dialog>
    </div>
  );
}

function MenuGroup({
  title,
  entries,
  open = false,
}: {
  title: string;
  entries: MenuEntry[];
  open?: boolean;
}) {
  return (
    <details name="mobile-menu" open={open} className="group">
      <summary className={rowClass}>
        {title}
        <Icon icon={ChevronDown} className="size-4 [transition:rotate_150ms] group-open:rotate-180" />
      </summary>
      <ul className="border-b border-sand py-2">
        {entries.map((entry) => (
          <li key={entry.href}>
            <Link href={entry.href} className="flex min-h-11 items-center ps-4 text-muted hover:text-ink">
              <CatalogueText>{entry.name}</CatalogueText>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
