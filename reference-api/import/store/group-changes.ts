import type { CatalogueChange } from '../../changes/record-changes.ts';
import type { Orm } from '../../db/database.ts';
import { category, featureTag } from '../../db/schema/catalogue.ts';

/** Category or collection with the event by which storefronts hear of it. */
export type Group = Pick<CatalogueChange, 'event' | 'slug'> & { id: number; name: string; image: string };

/** Loads categories and collections with the event by which storefronts hear of them. */
export async function loadGroups(orm: Orm): Promise<Group[]> {
  const categories = await orm
    .select({ id: category.id, slug: category.slug, name: category.nameEn, image: category.image })
    .from(category);
  const tags = await orm
    .select({ id: featureTag.id, slug: featureTag.slug, name: featureTag.nameEn, image: featureTag.image })
    .from(featureTag);
  return [
    ...categories.map((row) => ({ event: 'category.updated' as const, ...row })),
    ...tags.map((row) => ({ event: 'feature.updated' as const, ...row })),
  ];
}

/** Returns changes of the categories and collections that an import added, deleted or replaced, which no database trigger records. */
export function changedGroups(before: Group[], after: Group[]): CatalogueChange[] {
  const keysOf = (groups: Group[]) => new Map(groups.map((group) => [JSON.stringify(group), group]));
  const [old, current] = [keysOf(before), keysOf(after)];
  const changed = [
    ...[...old].filter(([key]) => !current.has(key)),
    ...[...current].filter(([key]) => !old.has(key)),
  ];
  const changes = new Map(changed.map(([, { event, slug }]) => [`${event} ${slug}`, { event, slug }]));
  return [...changes.values()];
}
