import { errorFinding, type Finding } from './finding.ts';
import {
  imageFindings,
  type LinkCardFinding,
  networkFindings,
  ogUrlFindings,
  textFindings,
} from './link-card-findings.ts';
import {
  firstValue,
  isLargeEnough,
  type LinkCardImage,
  type MetadataValue,
  offerText,
} from './link-card-parts.ts';
import { type Network, networks } from './networks.ts';
import type { OgUrlTarget } from './og-url.ts';
import { metaContent, type PageMetadata } from './page-metadata.ts';

/** Card that a network shows for a link. */
export interface LinkCard {
  network: Network;
  title: MetadataValue | null;
  description: MetadataValue | null;
  image: MetadataValue | null;
  /** URL that the preview page loads the image from; null when it is unavailable. */
  src: string | null;
  imageAlt: string;
  /** True for the large layout; an image of which no size could be read counts as large enough. */
  isLarge: boolean;
  /** Price and availability, if the network shows them. */
  offer: string | null;
  findings: Finding<LinkCardFinding>[];
}

/** Image URLs that the networks would fetch, as written in the page. */
export function linkCardImageUrls(metadata: PageMetadata): string[] {
  const urls = Object.values(networks).flatMap(({ image }) => firstValue(metadata, image)?.value ?? []);
  return [...new Set(urls)];
}

/**
 * Builds the cards that the networks show for a link to a page.
 * @param findImage returns the image at a URL, undefined when it was not fetched
 * @param ogUrlTarget page that `og:url` points to, whose card Facebook shows
 */
export function linkCards(
  page: PageMetadata,
  url: string,
  findImage: (url: string) => LinkCardImage | undefined,
  ogUrlTarget: OgUrlTarget,
): LinkCard[] {
  return (Object.keys(networks) as Network[]).map((network) => {
    const rules = networks[network];
    const metadata =
      network === 'Facebook' && ogUrlTarget.state === 'other-page' ? ogUrlTarget.metadata : page;
    const [title, description, image] = [rules.title, rules.description, rules.image].map((names) =>
      firstValue(metadata, names),
    );
    const cardImage = image ? findImage(image.value) : undefined;
    // Only X leaves the layout to the page.
    const requestsLargeCard =
      network !== 'X' || metaContent(metadata, 'twitter:card') === 'summary_large_image';
    return {
      network,
      title: title ?? null,
      description: description ?? null,
      image: image ?? null,
      src: cardImage?.state === 'ok' ? cardImage.src : null,
      imageAlt: metaContent(metadata, 'og:image:alt') ?? '',
      isLarge:
        requestsLargeCard && (cardImage?.state !== 'ok' || isLargeEnough(cardImage, rules.minLargeSize)),
      offer: network === 'Pinterest' || network === 'Facebook' ? offerText(metadata) : null,
      findings: [
        ...textFindings(title ?? null, description ?? null, rules),
        ...(image
          ? imageFindings(metadata, image.value, cardImage, rules)
          : [errorFinding<LinkCardFinding>('noImage')]),
        ...networkFindings(network, metadata),
        ...(network === 'Facebook' ? ogUrlFindings(page, url, ogUrlTarget) : []),
      ],
    };
  });
}
