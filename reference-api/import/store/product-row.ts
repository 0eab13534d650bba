import { attributeValuesOf } from '../../catalogue/attribute-values.ts';
import type { LocalizedText } from '../../catalogue/types.ts';
import type { product } from '../../db/schema/catalogue.ts';
import { facetValueIds } from '../../queries/facet-value-ids.ts';
import { attributeValueKey } from '../../seed/lookups.ts';
import { composeSearchDocument } from '../../seed/search-document.ts';
import { collectSearchWords, type SearchWords } from '../../seed/search-words.ts';
import { optionKind } from '../option-names.ts';
import type { ImportLookups } from './import-lookups.ts';
import type { ResolvedProduct } from './resolved-product.ts';
import type { VariantRow } from './variant-rows.ts';

export type ProductRow = typeof product.$inferInsert;

/** Rows of an imported product, by table. */
export interface ImportRows {
  product: ProductRow;
  variants: VariantRow[];
  tagIds: number[];
  words: SearchWords;
  searchDocument: string;
}

/** Converts a product to rows. Its default variant is the first one in stock. */
export function importRowsOf(
  source: ResolvedProduct,
  id: number,
  hash: string,
  variants: VariantRow[],
  lookups: ImportLookups,
  now: Date,
): ImportRows {
  const categories = lookups.categories.ancestry(source.categoryPath);
  const keywords: LocalizedText = {
    en: source.tags.map(({ en }) => en).join(', '),
    ar: source.tags.map(({ ar }) => ar).join('، '),
  };
  const attributeValueIds = attributeValuesOf(source).map((value) =>
    lookups.attributeValueId(attributeValueKey(value)),
  );
  const tagIds = [...new Set(source.collections.map(lookups.tagId))];
  const brandId = lookups.brandId(source.brand);
  const words = collectSearchWords({
    title: source.title,
    categories: categories.map(({ nameEn, nameAr }) => ({ en: nameEn, ar: nameAr })),
    brand: source.brand,
    keywords,
    colors: source.variants.flatMap(({ options }) =>
      options.filter((option) => optionKind(option) === 'color').map(({ value }) => lookups.colorName(value)),
    ),
    description: { en: source.description.en.html, ar: source.description.ar.html },
    attributes: source.attributes,
  });
  const defaultVariant = variants.find(({ quantity }) => quantity > 0) ?? variants[0];
  return {
    product: {
      id,
      slug: source.slug,
      titleEn: source.title.en,
      titleAr: source.title.ar,
      descriptionEn: source.description.en.html,
      descriptionAr: source.description.ar.html,
      metaDescriptionEn: source.metaDescription.en,
      metaDescriptionAr: source.metaDescription.ar,
      keywordsEn: keywords.en,
      keywordsAr: keywords.ar,
      categoryId: categories[0]?.id ?? 0,
      brandId,
      type: 'fashion',
      attributes: source.attributes,
      attributeValueIds,
      defaultVariantId: defaultVariant?.id ?? 0,
      importKey: source.key,
      importHash: hash,
      createdAt: now,
      updatedAt: now,
    },
    variants,
    tagIds,
    words,
    searchDocument: composeSearchDocument(
      id,
      categories.map((row) => row.id),
      [
        ...variantFacets(variants),
        facetValueIds.brand(brandId),
        ...attributeValueIds.map(facetValueIds.attribute),
        ...tagIds.map(facetValueIds.tag),
      ],
      words,
    ),
  };
}

function variantFacets(variants: VariantRow[]): number[] {
  const ids = variants.flatMap(({ colorId, sizeId }) => [
    ...(colorId ? [facetValueIds.color(colorId)] : []),
    ...(sizeId ? [facetValueIds.size(sizeId)] : []),
    ...(colorId && sizeId ? [facetValueIds.colorAndSize(colorId, sizeId)] : []),
  ]);
  return [...new Set(ids)];
}
