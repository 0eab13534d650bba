import { BreadcrumbData } from '@/components/layout/breadcrumb-data';
import { StructuredData } from '@/components/ui/structured-data';
import { paths } from '@/lib/address/address';
import type { RequestedOptions } from '@/lib/catalogue/requested-options';
import { initialSelection } from '@/lib/catalogue/selection';
import type { Product } from '@/lib/catalogue/types';
import { productProperties } from '@/lib/seo/product-properties';
import { productData } from '@/lib/seo/structured/product';
import { currentShop } from '@/lib/tenant/current-shop';

interface ProductHeadProps {
  product: Product;
  /** Colour and size the address asks for. */
  options?: RequestedOptions;
}

/** What a product's page tells search engines and networks beside its metadata, which drops `product:*`. */
export async function ProductHead({ product, options }: ProductHeadProps) {
  const shop = await currentShop();
  const now = Date.now();
  const { mainCategory, title } = product;
  return (
    <>
      {productProperties(product, initialSelection(product, options), shop, now).map(
        ([property, content]) => (
          <meta key={property} property={property} content={content} />
        ),
      )}
      <StructuredData data={productData(product, shop, now)} />
      <BreadcrumbData
        crumbs={[
          ...(mainCategory ? [{ name: mainCategory.name, href: paths.category(mainCategory.slug) }] : []),
          { name: title },
        ]}
      />
    </>
  );
}
