import 'server-only';
import { categoryWithProducts, featureWithProducts } from '@/lib/catalogue/collections';
import { getHome, getProduct } from '@/lib/catalogue/server';
import { titleFromSlug } from '@/lib/catalogue/slug-link';
import type { Shop } from '@/lib/tenant/shop';
import type { CardSubject } from './address.ts';
import { categoryCard, featureCard, homeCard, productCard, type SharedCard, shopCard } from './cards.ts';
import { tagline } from './tagline.ts';

/** The card of a subject as it looks now; null when there is no such thing, or the product does not come in that colour. */
export async function findCard(subject: CardSubject, shop: Shop): Promise<SharedCard | null> {
  const { locale } = shop;
  switch (subject.kind) {
    case 'home': {
      const { slides } = await getHome(locale);
      return homeCard(await tagline(locale), slides[0]?.image, shop);
    }
    case 'shop':
      return shopCard(await tagline(locale), shop);
    case 'category':
      return findCategoryCard(subject.slug, shop);
    case 'feature': {
      const found = await featureWithProducts(locale, subject.slug);
      if (found === null) return null;
      return featureCard(subject.slug, found.tag?.name ?? titleFromSlug(subject.slug), found.products, shop);
    }
    case 'product': {
      const product = await getProduct(locale, subject.slug);
      if (product === null) return null;
      const found = productCard(product, subject.color, shop, Date.now());
      const colorFits = 'color' in found.subject && found.subject.color === subject.color;
      return colorFits ? found : null;
    }
  }
}

async function findCategoryCard(slug: string, shop: Shop): Promise<SharedCard | null> {
  const found = await categoryWithProducts(shop.locale, slug);
  if (found === null) return null;
  const { category } = found;
  return categoryCard(
    { slug, name: category?.name ?? titleFromSlug(slug), image: category?.image ?? null },
    shop,
  );
}
