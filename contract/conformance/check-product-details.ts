import type { z } from 'zod';
import { catalogueCalls } from '../calls.ts';
import type { Product, ProductPage } from '../catalogue.ts';
import type { ConformanceResult } from './conformance-result.ts';
import { sendCall } from './send-call.ts';

const language = 'en';
const maxProducts = 20;

type WireProduct = z.infer<typeof Product>;

/** Checks that a product names products that go with it, and that the first of these exists. */
export async function* checkLooks(base: string): AsyncGenerator<ConformanceResult> {
  const { product, violations } = await findProduct(base, ({ goesWith = [] }) => goesWith.length > 0);
  const name = `goesWith of one of the first ${maxProducts} products`;
  if (!product) {
    yield { name, violations: violations.length > 0 ? violations : ['none has any'] };
    return;
  }
  yield { name, violations: product.goesWith?.includes(product.slug) ? ['a product goes with itself'] : [] };
  const [slug = ''] = product.goesWith ?? [];
  const relatedProduct = await sendCall(base, catalogueCalls.productBySlug, language, { params: { slug } });
  yield {
    name: `${slug} exists`,
    violations: relatedProduct.isMissing ? ['it does not exist'] : relatedProduct.violations,
  };
}

/** Checks that a product has measurements, and only of its own sizes. */
export async function* checkFit(base: string): AsyncGenerator<ConformanceResult> {
  const { product, violations } = await findProduct(base, ({ measurements = [] }) => measurements.length > 0);
  const sizes = new Set(
    product?.variants.flatMap(({ attributes }) =>
      attributes.filter(({ name }) => name === 'Size').map(({ value }) => value),
    ),
  );
  const unknownSizes = product?.measurements?.filter(({ size }) => !sizes.has(size)) ?? [];
  const name = `measurements of one of the first ${maxProducts} products`;
  if (!product) {
    yield { name, violations: violations.length > 0 ? violations : ['none has any'] };
    return;
  }
  yield {
    name,
    violations: unknownSizes.map(
      ({ size }) => `measurements of ${size}, a size that ${product.slug} does not have`,
    ),
  };
}

/** Reads the first products one by one until `isWanted` returns true for a product. */
async function findProduct(
  base: string,
  isWanted: (product: WireProduct) => boolean,
): Promise<{ product?: WireProduct; violations: string[] }> {
  const body = { pageNumber: 1, pageSize: maxProducts };
  const productPage = await sendCall(base, catalogueCalls.filterProducts, language, { body });
  const violations = [...productPage.violations];
  for (const { slug } of (productPage.payload as z.infer<typeof ProductPage> | undefined)?.items ?? []) {
    const details = await sendCall(base, catalogueCalls.productBySlug, language, { params: { slug } });
    violations.push(...details.violations);
    const product = details.payload as WireProduct | undefined;
    if (product && isWanted(product)) return { product, violations };
  }
  return { violations };
}
