import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue } from './catalogue.ts';
import { kindFaults } from './kind-faults.ts';
import { picturesOf } from './pictures.ts';
import type { SourceProduct, SourceSlide } from './types.ts';

/** Says what is wrong with a source catalogue: names that point at nothing, slugs given twice, missing files, pictures of another kind. */
export function catalogueFaults(catalogue: Catalogue, mediaFolder: string): string[] {
  const faults: string[] = [];
  const categories = new Set(catalogue.categories.map((category) => category.slug));
  const tags = new Set(catalogue.featureTags.map((tag) => tag.slug));
  const products = new Set(catalogue.products.map((product) => product.slug));
  const expect = (holds: boolean, fault: string) => holds || faults.push(fault);
  const expectFile = (owner: string, file: string) =>
    expect(existsSync(path.join(mediaFolder, file)), `${owner}: there is no file ${file}`);

  for (const [kind, entries] of [
    ['category', catalogue.categories],
    ['feature tag', catalogue.featureTags],
    ['product', catalogue.products],
  ] as const) {
    for (const slug of repeated(entries.map((entry) => entry.slug))) faults.push(`${kind} ${slug}: twice`);
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
    for (const fault of variantFaults(product, catalogue)) faults.push(`${owner}: ${fault}`);
    for (const file of product.colors.flatMap((color) => picturesOf(catalogue, product.look, color))) {
      expectFile(owner, file);
    }
  }
  return [...faults, ...kindFaults(catalogue)];
}

function repeated(names: string[]): string[] {
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

function variantFaults(product: SourceProduct, catalogue: Catalogue): string[] {
  const faults: string[] = [];
  if (product.colors.length === 0) faults.push('no colours');
  for (const color of [...product.colors, ...(product.sale?.colors ?? [])]) {
    if (!(color in catalogue.colors)) faults.push(`unknown colour ${color}`);
    else if (!product.colors.includes(color)) faults.push(`a sale in ${color}, which it does not come in`);
    else if (picturesOf(catalogue, product.look, color).length === 0) faults.push(`no picture in ${color}`);
  }
  for (const key of Object.keys(product.stockOf ?? {})) {
    const [color, size] = key.split('/');
    if (color && !product.colors.includes(color)) faults.push(`stock of an unknown colour in ${key}`);
    if (size && !product.sizes.includes(size)) faults.push(`stock of an unknown size in ${key}`);
  }
  for (const size of Object.keys(product.sizeSurcharge ?? {})) {
    if (!product.sizes.includes(size)) faults.push(`surcharge for an unknown size ${size}`);
  }
  return faults;
}
