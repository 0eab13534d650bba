import type { z } from 'zod';
import { catalogueCalls } from '../calls.ts';
import type { Product, ProductPage } from '../catalogue.ts';
import { Language } from '../envelope.ts';
import type { ConformanceResult } from './conformance-result.ts';
import { sendCall } from './send-call.ts';

type WireProduct = z.infer<typeof Product>;

const maxProducts = 20;
/** Attributes that identify a variant, or complete its colour. */
const noOption =
  /^(?:sku|gtin-?\d*|ean-?\d*|upca?|isbn-?\d*|barcode|mpn|(?:manufacturer)?part-?number|colou?r-?code|code)$/i;

/**
 * Checks the options of the first products: each attribute of a variant once, the same variants and options in both languages, and variants
 * that their attributes tell apart.
 */
export async function* checkOptions(base: string): AsyncGenerator<ConformanceResult> {
  const list = await sendCall(base, catalogueCalls.filterProducts, 'en', {
    body: { pageNumber: 1, pageSize: maxProducts },
  });
  const { items = [] } = (list.payload ?? {}) as Partial<z.infer<typeof ProductPage>>;
  const violations = [...list.violations];
  const notes: string[] = [];
  for (const { slug } of items) {
    const [english, translated] = await Promise.all(
      Language.options.map(async (language) => {
        const input = { params: { slug } };
        return (await sendCall(base, catalogueCalls.productBySlug, language, input)).payload as
          | WireProduct
          | null
          | undefined;
      }),
    );
    if (!english || !translated) {
      violations.push(`${slug}: cannot be read in both languages`);
      continue;
    }
    violations.push(...optionViolations(english, translated).map((violation) => `${slug}: ${violation}`));
    if (hasIndistinctVariants(english))
      notes.push(`${slug}: its attributes do not tell all variants apart, so shoppers choose by SKU`);
  }
  yield { name: `options of the first ${items.length} products`, violations, notes };
}

/** Returns what is wrong with the options of a product, which was fetched in two languages. */
export function optionViolations(product: WireProduct, translated: WireProduct): string[] {
  const duplicates = product.variants.flatMap(({ attributes }) => {
    const names = attributes.map(({ name }) => name.toLowerCase());
    return names.filter((name, index) => names.indexOf(name) !== index);
  });
  const idsOf = ({ variants }: WireProduct) =>
    variants
      .map(({ id }) => String(id))
      .sort()
      .join();
  const isTranslated = product.variants.every((variant) => {
    const other = translated.variants.find(({ id }) => String(id) === String(variant.id));
    return other?.attributes.length === variant.attributes.length;
  });
  return [
    ...[...new Set(duplicates)].map((name) => `a variant has the attribute ${name} twice`),
    ...(idsOf(product) === idsOf(translated) ? [] : ['its variants have other ids in the other language']),
    ...(isTranslated ? [] : ['its variants have another number of attributes in the other language']),
  ];
}

/** Returns whether two variants have the same values of all options. */
export function hasIndistinctVariants({ variants }: WireProduct): boolean {
  const rows = variants.map(({ attributes }) =>
    JSON.stringify(
      attributes
        .filter(({ name }) => !noOption.test(name.replace(/[\s_]/g, '')))
        .map(({ name, value }) => [name.toLowerCase(), value.trim().toLowerCase()])
        .sort(),
    ),
  );
  return new Set(rows).size < rows.length;
}
