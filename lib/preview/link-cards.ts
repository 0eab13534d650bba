import { type Head, metaOf } from './head.ts';
import { imageNotes, type LinkCardNote, ownNotes, sharedNotes, textNotes } from './link-card-notes.ts';
import { firstOf, isAtLeast, offerOf, type Source } from './link-card-parts.ts';
import { type Network, networks } from './networks.ts';
import { fault, type Note } from './notes.ts';
import type { Picture } from './picture.ts';
import type { SharedPage } from './shared-page.ts';

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
  notes: Note<LinkCardNote>[];
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
        ...(image ? imageNotes(head, image.value, found, rules) : [fault<LinkCardNote>('noImage')]),
        ...ownNotes(network, head),
        ...(network === 'Facebook' ? sharedNotes(page, address, shared) : []),
      ],
    };
  });
}
