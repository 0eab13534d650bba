import { getLocale, getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { categoriesWithProducts } from '@/lib/catalogue/reads/categories-with-products';
import { getMenuCategoriesOrEmpty } from '@/lib/catalogue/reads/server';
import { searchHref } from '@/lib/catalogue/search/search-href';
import { currentTenant } from '@/lib/platform/tenant/server';
import { paths } from '@/lib/platform/urls/paths';

/** Links to the shop's configured popular searches and its main categories. */
export async function PopularSearches() {
  const [locale, tenant, t] = await Promise.all([getLocale(), currentTenant(), getTranslations('listing')]);
  const categories = await getMenuCategoriesOrEmpty(locale);
  const searches = tenant.popularSearches?.[locale] ?? [];
  const groups = [
    { name: t('popularSearches'), links: searches.map((text) => ({ text, href: searchHref(text) })) },
    {
      name: t('categories'),
      links: categoriesWithProducts(categories)
        .filter(({ parent }) => parent === null)
        .map(({ name, slug }) => ({ text: name, href: paths.category(slug) })),
    },
  ].filter(({ links }) => links.length > 0);
  return groups.map(({ name, links }) => (
    <nav key={name} aria-label={name} className="mt-6">
      <p aria-hidden="true" className="eyebrow text-muted">
        {name}
      </p>
      <ul className="flex flex-wrap justify-center gap-x-4">
        {links.map(({ text, href }) => (
          <li key={href}>
            <Link href={href} className="link inline-flex min-h-11 items-center">
              <bdi>{text}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ));
}
