import type { LocalizedText } from '../catalogue/types.ts';
import { readDescription } from './description-html.ts';
import type { ImportReport } from './import-report.ts';
import type { ImportedProduct, ImportedVariant } from './imported-product.ts';
import { optionsKey } from './option-names.ts';
import type { PictureStore, StoredPicture } from './pictures/picture-store.ts';
import type { ResolvedProduct, ResolvedVariant } from './store/resolved-product.ts';
import { slugOf } from './texts.ts';
import { truncateText } from './truncate-text.ts';

/** Units of a variant that its shop sells without counting. Each import fills it up. */
const uncountedQuantity = 1000;
const maxVariants = 2000;
const maxPictures = 50;
const maxTags = 50;
const maxNameLength = 200;
const maxCategoryDepth = 5;
/** Categories, and collections, that a file may name: menus and filters list them all. */
const maxGroups = 1000;
const concurrentPictures = 4;
/** Category of products that name none. */
const otherProducts: LocalizedText = { en: 'All Products', ar: 'كل المنتجات' };

/** Prepares products for the database: stores their pictures, sanitises texts, and leaves out what cannot be sold. */
export async function resolveProducts(
  products: ImportedProduct[],
  pictures: PictureStore,
  report: ImportReport,
  onProgress: (done: number, total: number) => void,
): Promise<ResolvedProduct[]> {
  const sellable = products.flatMap((product) => withDistinctVariants(product, report) ?? []);
  const stored = await storePictures(sellable, pictures, onProgress);
  const categories = new Set<string>();
  const collections = new Set<string>();
  return sellable.map((source) => {
    const product = resolveProduct(source, stored, report);
    const isListed = (groups: Set<string>, key: string) =>
      groups.has(key) || (groups.size < maxGroups && groups.add(key));
    if (isListed(categories, JSON.stringify(product.categoryPath.map(({ en }) => en))))
      return {
        ...product,
        collections: product.collections.filter(({ en }) => slugOf(en) && isListed(collections, en)),
      };
    report.note(product.row, `a file has at most ${maxGroups} categories: it is in ${otherProducts.en}`);
    return { ...product, categoryPath: [otherProducts], collections: [] };
  });
}

/** Returns the product without variants that repeat the options of another one; null where none is left. */
function withDistinctVariants(product: ImportedProduct, report: ImportReport): ImportedProduct | null {
  const keys = new Map<string, number>();
  const variants = product.variants.filter((variant) => {
    const key = optionsKey(variant.options);
    const firstRow = keys.get(key);
    if (firstRow === undefined) keys.set(key, variant.row);
    else report.leaveOut(variant.row, product.title.en, `it has the same options as row ${firstRow}`);
    return firstRow === undefined;
  });
  for (const variant of variants.slice(maxVariants))
    report.leaveOut(variant.row, product.title.en, `a product has at most ${maxVariants} variants`);
  if (variants.length === 0) {
    if (!report.hasLeftOut(product.row))
      report.leaveOut(product.row, product.title.en, 'no variant of it can be sold');
    return null;
  }
  return { ...product, variants: variants.slice(0, maxVariants) };
}

async function storePictures(
  products: ImportedProduct[],
  pictures: PictureStore,
  onProgress: (done: number, total: number) => void,
): Promise<Map<string, StoredPicture>> {
  const references = [
    ...new Set(
      products.flatMap((product) => [
        ...product.pictures,
        ...product.variants.flatMap((variant) => variant.pictures),
      ]),
    ),
  ];
  const stored = new Map<string, StoredPicture>();
  const queue = references.values();
  const work = async () => {
    for (const reference of queue) {
      stored.set(reference, await pictures.store(reference));
      onProgress(stored.size, references.length);
    }
  };
  await Promise.all(Array.from({ length: concurrentPictures }, work));
  return stored;
}

function resolveProduct(
  product: ImportedProduct,
  stored: Map<string, StoredPicture>,
  report: ImportReport,
): ResolvedProduct {
  const en = readDescription(product.description.en);
  const ar = product.description.ar === product.description.en ? en : readDescription(product.description.ar);
  const filesOf = (row: number, references: string[]) =>
    references.flatMap((reference) => {
      const picture = stored.get(reference);
      if (picture && 'problem' in picture) report.note(row, `a picture is missing: ${picture.problem}`);
      return picture && 'file' in picture ? [picture.file] : [];
    });
  const shared = filesOf(product.row, product.pictures);
  const ownPictures = new Set(product.variants.flatMap((variant) => variant.pictures));
  const general = product.pictures
    .filter((reference) => !ownPictures.has(reference))
    .flatMap((reference) => filesOf(product.row, [reference]));
  return {
    ...product,
    title: shortened(product.title),
    description: { en, ar },
    metaDescription: {
      en: product.metaDescription.en || en.metaText,
      ar: product.metaDescription.ar || ar.metaText,
    },
    brand: truncateText(product.brand, maxNameLength),
    categoryPath: (product.categoryPath.length > 0 ? product.categoryPath : [otherProducts])
      .slice(0, maxCategoryDepth)
      .map(shortened),
    collections: product.collections.map(shortened),
    tags: product.tags.slice(0, maxTags).map(shortened),
    variants: product.variants.map((variant) => {
      const own = filesOf(variant.row, variant.pictures);
      // A variant with a picture of its own does not show those of other variants.
      const images = own.length > 0 ? [...own, ...general] : shared;
      return resolveVariant(variant, [...new Set(images)].slice(0, maxPictures), report);
    }),
  };
}

function resolveVariant(variant: ImportedVariant, images: string[], report: ImportReport): ResolvedVariant {
  const { stock, pictures: _, ...rest } = variant;
  if (stock === 'unknown')
    report.note(variant.row, 'the file does not say how many there are: it is sold out');
  const isUncounted = stock === 'uncounted';
  return {
    ...rest,
    sku: rest.sku.slice(0, maxNameLength),
    options: rest.options.map(({ name, value }) => ({ name: shortened(name), value: shortened(value) })),
    isUncounted,
    quantity: isUncounted ? uncountedQuantity : typeof stock === 'number' ? stock : 0,
    images,
  };
}

function shortened({ en, ar }: LocalizedText): LocalizedText {
  return { en: truncateText(en, maxNameLength), ar: truncateText(ar, maxNameLength) };
}
