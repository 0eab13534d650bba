import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from './catalogue.ts';
import { imagesOf } from './images.ts';
import type { SourceProduct, SourceSlide } from './types.ts';
import { validateImageKinds } from './validate-image-kinds.ts';

/** Returns the errors of a source catalogue: unknown references, duplicate slugs, missing files and wrong images. */
export function validateCatalogue(catalogue: Catalogue, mediaFolder: string): string[] {
  const errors: string[] = [];
  const categories = new Set(catalogue.categories.map((category) => category.slug));
  const tags = new Set(catalogue.featureTags.map((tag) => tag.slug));
  const products = new Set(catalogue.products.map((product) => product.slug));
  const expect = (condition: boolean, error: string) => condition || errors.push(error);
  const expectFile = (owner: string, file: string) =>
    expect(existsSync(path.join(mediaFolder, file)), `${owner}: there is no file ${file}`);

  for (const [kind, entries] of [
    ['category', catalogue.categories],
    ['feature tag', catalogue.featureTags],
    ['product', catalogue.products],
  ] as const) {
    for (const slug of duplicatesIn(entries.map((entry) => entry.slug)))
      errors.push(`${kind} ${slug}: duplicate`);
  }
  for (const category of catalogue.categories) {
    const owner = `category ${category.slug}`;
    expect(
      !category.parent || categories.has(category.parent),
      `${owner}: unknown parent ${category.parent}`,
    );
    expectFile(owner, category.image);
  }
  for (const tag of catalogue.featureTags) expectFile(`feature tag ${tag.slug}`, tag.image);
  for (const post of catalogue.socialPosts) expectFile('social post', post.image);
  for (const slide of catalogue.slides) {
    const owner = `slide ${slide.title.en}`;
    expectFile(owner, slide.image);
    expect(targetExists(slide.target, { categories, tags, products }), `${owner}: its target does not exist`);
  }
  for (const product of catalogue.products) {
    const owner = `product ${product.slug}`;
    expect(categories.has(product.category), `${owner}: unknown category ${product.category}`);
    for (const tag of product.tags) expect(tags.has(tag), `${owner}: unknown feature tag ${tag}`);
    if (product.video) expectFile(owner, product.video);
    for (const error of validateVariants(product, catalogue)) errors.push(`${owner}: ${error}`);
    for (const file of product.colors.flatMap((color) => imagesOf(catalogue, product.look, color))) {
      expectFile(owner, file);
    }
  }
  return [...errors, ...validateImageKinds(catalogue)];
}

function duplicatesIn(names: string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

function targetExists(
  target: SourceSlide['target'],
  known: { categories: Set<string>; tags: Set<string>; products: Set<string> },
): boolean {
  if ('featureTag' in target) return known.tags.has(target.featureTag);
  if ('category' in target) return known.categories.has(target.category);
  return 'url' in target || known.products.has(target.product);
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
    const [color, size] = key.split('/');
    if (color && !product.colors.includes(color)) errors.push(`stock of an unknown colour in ${key}`);
    if (size && !product.sizes.includes(size)) errors.push(`stock of an unknown size in ${key}`);
  }
  for (const size of Object.keys(product.sizeSurcharge ?? {})) {
    if (!product.sizes.includes(size)) errors.push(`surcharge for an unknown size ${size}`);
  }
  return errors;
}
