import { type Head, metaOf } from './head.ts';
import { firstOf, isAtLeast, offerOf, type Source } from './link-card-parts.ts';
import { type Network, type NetworkRules, networks } from './networks.ts';
import { advice, fault, type Note } from './notes.ts';
import type { Picture } from './picture.ts';
import { type SharedPage, sameAddress } from './shared-page.ts';

export type LinkCardNote =
  | 'noTitle'
  | 'titleFallback'
  | 'noDescription'
  | 'descriptionFallback'
  | 'noImage'
  | 'imageElsewhere'
  | 'imageMissing'
  | 'imageNotPicture'
  | 'imageHeavy'
  | 'imageSmall'
  | 'imageNoSize'
  | 'imageWrongSize'
  | 'imageRelative'
  | 'noCardType'
  | 'smallCard'
  | 'addressDiffers'
  | 'addressBroken'
  | 'otherCard'
  | 'noAddress'
  | 'noPrice';

/** What is wrong with the words of a card. */
export function textNotes(
  title: Source | null,
  description: Source | null,
  rules: NetworkRules,
): Note<LinkCardNote>[] {
  const notes: Note<LinkCardNote>[] = [];
  if (!title) notes.push(fault('noTitle'));
  else if (title.from === '<title>') notes.push(advice('titleFallback'));
  if (!description) notes.push(fault('noDescription'));
  else if (description.from === rules.description.at(-1)) notes.push(advice('descriptionFallback'));
  return notes;
}

/** What is wrong with the picture of a card, which `found` says what it is. */
export function imageNotes(
  head: Head,
  address: string,
  found: Picture | undefined,
  { mostBytes, large }: NetworkRules,
): Note<LinkCardNote>[] {
  if (!/^https?:\/\//i.test(address)) return [fault('imageRelative')];
  if (!found || found.state === 'elsewhere') return [advice('imageElsewhere')];
  if (found.state === 'missing') return [fault('imageMissing', { status: found.status })];
  if (found.state === 'noPicture') return [fault('imageNotPicture')];
  const notes: Note<LinkCardNote>[] = [];
  const kilobytes = (bytes: number) => Math.round(bytes / 1000);
  if (found.bytes > mostBytes) {
    notes.push(fault('imageHeavy', { size: kilobytes(found.bytes), most: kilobytes(mostBytes) }));
  }
  if (!isAtLeast(found, large))
    notes.push(advice('imageSmall', { width: large.width, height: large.height }));
  const said = [metaOf(head, 'og:image:width'), metaOf(head, 'og:image:height')];
  if (said.includes(null)) notes.push(advice('imageNoSize'));
  else if (said.join('×') !== `${found.width}×${found.height}`) {
    notes.push(advice('imageWrongSize', { said: said.join('×'), real: `${found.width}×${found.height}` }));
  }
  return notes;
}

/** What only this network asks of a page. */
export function ownNotes(network: Network, head: Head): Note<LinkCardNote>[] {
  if (network === 'X') {
    const type = metaOf(head, 'twitter:card');
    if (type === null) return [fault('noCardType')];
    return type === 'summary_large_image' ? [] : [advice('smallCard', { type })];
  }
  const isProduct = metaOf(head, 'og:type') === 'product';
  return network === 'Pinterest' && isProduct && offerOf(head) === null ? [fault('noPrice')] : [];
}

/** What is wrong with the address that a page names as the one to share. */
export function sharedNotes(page: Head, address: string, shared: SharedPage): Note<LinkCardNote>[] {
  if (shared.state === 'same') return metaOf(page, 'og:url') === null ? [advice('noAddress')] : [];
  if (shared.state === 'unread' && shared.status !== null)
    return [fault('addressBroken', { address: shared.address, status: shared.status })];
  if (shared.state === 'other' && cardText(shared.head) !== cardText(page))
    return [fault('otherCard', { address: shared.address })];
  return sameAddress(shared.address, address) ? [] : [advice('addressDiffers', { address: shared.address })];
}

/** All that Facebook draws of a page, to be compared. */
function cardText(head: Head): string {
  const { title, description, image } = networks.Facebook;
  return JSON.stringify([title, description, image].map((names) => firstOf(head, names)?.value));
}
