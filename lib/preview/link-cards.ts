import { type Head, metaOf } from './head.ts';
import { type Network, type NetworkRules, networks } from './networks.ts';
import { advice, fault, type Note } from './notes.ts';
import type { Picture } from './picture.ts';
import type { SharedPage } from './shared-page.ts';

export type CardNote =
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

/** A text or an address, and the name it was read from. */
export interface Source {
  value: string;
  from: string;
}

/** What a network draws for a link. */
export interface LinkCard {
  network: Network;
  title: Source | null;
  description: Source | null;
  image: Source | null;
  /** From where the picture can be shown here; null when it cannot. */
  src: string | null;
  /** What is said of the picture to those who do not see it. */
  imageText: string;
  isLarge: boolean;
  /** Price and availability, where the network shows them. */
  offer: string | null;
  notes: Note<CardNote>[];
}

/** Addresses of the pictures that the networks would fetch, as they stand in the page. */
export function imagesOf(head: Head): string[] {
  const found = Object.values(networks).flatMap(({ image }) => firstOf(head, image)?.value ?? []);
  return [...new Set(found)];
}

/**
 * What the networks draw for a link to a page.
 * @param address where the page is
 * @param picture what is at a picture's address
 * @param shared what the page names as the address to share, whose card Facebook draws
 */
export function linkCards(
  page: Head,
  address: string,
  picture: (address: string) => Picture | undefined,
  shared: SharedPage,
): LinkCard[] {
  return (Object.keys(networks) as Network[]).map((network) => {
    const rules = networks[network];
    const head = network === 'Facebook' && shared.state === 'other' ? shared.head : page;
    const [title, description, image] = [rules.title, rules.description, rules.image].map((names) =>
      firstOf(head, names),
    );
    const found = image ? picture(image.value) : undefined;
    const isLarge = network !== 'X' || metaOf(head, 'twitter:card') === 'summary_large_image';
    return {
      network,
      title: title ?? null,
      description: description ?? null,
      image: image ?? null,
      src: found?.state === 'there' ? found.src : null,
      imageText: metaOf(head, 'og:image:alt') ?? '',
      isLarge: isLarge && (found?.state !== 'there' || isAtLeast(found, rules.large)),
      offer: network === 'Pinterest' || network === 'Facebook' ? offerOf(head) : null,
      notes: [
        ...textNotes(title ?? null, description ?? null, rules),
        ...(image ? imageNotes(head, image.value, found, rules) : [fault<CardNote>('noImage')]),
        ...ownNotes(network, head),
        ...(network === 'Facebook' ? sharedNotes(page, address, shared) : []),
      ],
    };
  });
}

function firstOf(head: Head, names: string[]): Source | null {
  for (const from of names) {
    const value = from === '<title>' ? head.title : metaOf(head, from);
    if (value !== null) return { value, from };
  }
  return null;
}

function textNotes(title: Source | null, description: Source | null, rules: NetworkRules): Note<CardNote>[] {
  const notes: Note<CardNote>[] = [];
  if (!title) notes.push(fault('noTitle'));
  else if (title.from === '<title>') notes.push(advice('titleFallback'));
  if (!description) notes.push(fault('noDescription'));
  else if (description.from === rules.description.at(-1)) notes.push(advice('descriptionFallback'));
  return notes;
}

function imageNotes(
  head: Head,
  address: string,
  found: Picture | undefined,
  { mostBytes, large }: NetworkRules,
): Note<CardNote>[] {
  if (!/^https?:\/\//i.test(address)) return [fault('imageRelative')];
  if (!found || found.state === 'elsewhere') return [advice('imageElsewhere')];
  if (found.state === 'missing') return [fault('imageMissing', { status: found.status })];
  if (found.state === 'noPicture') return [fault('imageNotPicture')];
  const notes: Note<CardNote>[] = [];
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

function ownNotes(network: Network, head: Head): Note<CardNote>[] {
  if (network === 'X') {
    const type = metaOf(head, 'twitter:card');
    if (type === null) return [fault('noCardType')];
    return type === 'summary_large_image' ? [] : [advice('smallCard', { type })];
  }
  const isProduct = metaOf(head, 'og:type') === 'product';
  return network === 'Pinterest' && isProduct && offerOf(head) === null ? [fault('noPrice')] : [];
}

function sharedNotes(page: Head, address: string, shared: SharedPage): Note<CardNote>[] {
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

/** Whether two addresses are of the same page, whatever their queries. */
export function sameAddress(one: string, other: string): boolean {
  const [a, b] = [one, other].map((address) => (URL.canParse(address) ? new URL(address) : null));
  return a?.origin === b?.origin && a?.pathname === b?.pathname;
}

function offerOf(head: Head): string | null {
  const [amount, currency] = ['amount', 'currency'].map(
    (part) => metaOf(head, `product:sale_price:${part}`) ?? metaOf(head, `product:price:${part}`),
  );
  if (!amount || !currency) return null;
  return [`${currency} ${amount}`, metaOf(head, 'product:availability')].filter(Boolean).join(' · ');
}

function isAtLeast(picture: { width: number; height: number }, least: NetworkRules['large']): boolean {
  return picture.width >= least.width && picture.height >= least.height;
}
