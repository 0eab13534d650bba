import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from './catalogue.ts';
import { imagesOf } from './images.ts';
import type { SourceProduct, SourceSlide } from './types.ts';
import { validateImageKinds } from './validate-image-kinds.ts';

/** Returns the errors of a source catalogue: unknown references, duplicate slugs, missing files and wrong images. */
export function validateCatalogue(catalogue: Catalogue, mediaFolder: string): string[] {
  const errors: string[] = [];
  const categorySlugs = new Set(catalogue.categories.map((category) => category.slug));
  const tagSlugs = new Set(catalogue.featureTags.map((tag) => tag.slug));
  const productSlugs = new Set(catalogue.products.map((product) => product.slug));
  const addErrorUnless = (condition: boolean, error: string) => condition || errors.push(error);
  const checkFile = (label: string, file: string) =>
    addErrorUnless(existsSync(path.join(mediaFolder, file)), `${label}: there is no file ${file}`);

  for (const [kind, entries] of [
    ['category', catalogue.categories],
    ['feature tag', catalogue.featureTags],
    ['product', catalogue.products],
  ] as const) {
    for (const slug of duplicatesIn(entries.map((entry) => entry.slug)))
      errors.push(`${kind} ${slug}: duplicate`);
  }
  for (const category of catalogue.categories) {
    const label = `category ${category.slug}`;
    addErrorUnless(
      !category.parent || categorySlugs.has(category.parent),
      `${label}: unknown parent ${category.parent}`,
    );
    checkFile(label, category.image);
  }
  for (const tag of catalogue.featureTags) checkFile(`feature tag ${tag.slug}`, tag.image);
  for (const post of catalogue.socialPosts) checkFile('social post', post.image);
  for (const slide of catalogue.slides) {
    const label = `slide ${slide.title.en}`;
    checkFile(label, slide.image);
    addErrorUnless(
      targetExists(slide.target, { categorySlugs, tagSlugs, productSlugs }),
      `${label}: its target does not exist`,
    );
  }
  for (const product of catalogue.products) {
    const label = `product ${product.slug}`;
    addErrorUnless(categorySlugs.has(product.category), `${label}: unknown category ${product.category}`);
    for (const tag of product.tags) addErrorUnless(tagSlugs.has(tag), `${label}: unknown feature tag ${tag}`);
    if (product.video) checkFile(label, product.video);
    for (const slug of product.goesWith ?? [])
      addErrorUnless(
        productSlugs.has(slug) && slug !== product.slug,
        `${label}: goes with the unknown product ${slug}`,
      );
    if (product.measurements) {
      const { size } = product.measurements;
      addErrorUnless(product.sizes.includes(size), `${label}: measurements of an unknown size ${size}`);
    }
    for (const error of validateVariants(product, catalogue)) errors.push(`${label}: ${error}`);
    for (const file of product.colors.flatMap((color) => imagesOf(catalogue, product.look, color))) {
      checkFile(label, file);
    }
  }
  return [...errors, ...validateImageKinds(catalogue)];
}

function duplicatesIn(slugs: string[]): string[] {
  return slugs.filter((slug, index) => slugs.indexOf(slug) !== index);
}

function targetExists(
  target: SourceSlide['target'],
  {
    categorySlugs,
    tagSlugs,
    productSlugs,
  }: Record<'categorySlugs' | 'tagSlugs' | 'productSlugs', Set<string>>,
): boolean {
  if ('featureTag' in target) return tagSlugs.has(target.featureTag);
  if ('category' in target) return categorySlugs.has(target.category);
  return 'url' in target || productSlugs.has(target.product);
}

function validateVariants(product: SourceProduct, catalogue: Catalogue): string[] {
  const errors: string[] = [];
  if (product.colors.length === 0) errors.push('no colours');
  for (const color of [...product.colors, ...(product.sale?.colors ?? [])]) {
    if (!(color in catalogue.colors)) errors.push(`unknown colour ${color}`);
    else if (!product.colors.includes(color)) errors.push(`a sale in ${color}, a colour it does not have`);
    else if (imagesOf(catalogue, product.look, color).length === 0) errors.push(`no picture in ${color}`);
  }
  for (const key of Object.keys(product.stockOf ?? {})) {
    const [color, size, value] = key.split('/');
    if (value && !product.option?.values.some(({ en }) => en === value))
      errors.push(`stock of an unknown value in ${key}`);
    if (color && !product.colors.includes(color)) errors.push(`stock of an unknown colour in ${key}`);
    if (size && !product.sizes.includes(size)) errors.push(`stock of an unknown size in ${key}`);
  }
  for (const size of Object.keys(product.sizeSurcharge ?? {})) {
    if (!product.sizes.includes(size)) errors.push(`surcharge for an unknown size ${size}`);
  }
  return errors;
}
