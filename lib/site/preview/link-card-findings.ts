import { type FetchFailure, maxBodyBytes } from './fetch-page.ts';
import { adviceFinding, errorFinding, type Finding } from './finding.ts';
import {
  firstValue,
  isLargeEnough,
  type LinkCardImage,
  type MetadataValue,
  offerText,
} from './link-card-parts.ts';
import { type Network, type NetworkRules, networks } from './networks.ts';
import { isSamePage, type OgUrlTarget } from './og-url.ts';
import { metaContent, type PageMetadata } from './page-metadata.ts';

/** Names of findings about a link card; their texts are below `preview.cardFindings`. */
export type LinkCardFinding =
  | 'noTitle'
  | 'titleFallback'
  | 'noDescription'
  | 'descriptionFallback'
  | 'noImage'
  | 'imageExternal'
  | 'imageMissing'
  | 'imageInvalid'
  | 'imageUnanswered'
  | 'imageUnread'
  | 'imageTooLarge'
  | 'imageTooSmall'
  | 'imageNoSize'
  | 'imageWrongSize'
  | 'imageRelative'
  | 'noCardType'
  | 'smallCard'
  | 'addressDiffers'
  | 'addressBroken'
  | 'addressUnanswered'
  | 'addressUnread'
  | 'otherCard'
  | 'noAddress'
  | 'noPrice';

/** Checks title and description of a card. */
export function textFindings(
  title: MetadataValue | null,
  description: MetadataValue | null,
  rules: NetworkRules,
): Finding<LinkCardFinding>[] {
  const findings: Finding<LinkCardFinding>[] = [];
  if (!title) findings.push(errorFinding('noTitle'));
  else if (title.source === '<title>') findings.push(adviceFinding('titleFallback'));
  if (!description) findings.push(errorFinding('noDescription'));
  // The last name is the fallback.
  else if (description.source === rules.description.at(-1))
    findings.push(adviceFinding('descriptionFallback'));
  return findings;
}

/**
 * Checks the image of a card.
 * @param imageUrl as written in the page
 * @param image undefined when it was not fetched
 */
export function imageFindings(
  metadata: PageMetadata,
  imageUrl: string,
  image: LinkCardImage | undefined,
  { maxImageBytes, minLargeSize }: NetworkRules,
): Finding<LinkCardFinding>[] {
  if (!/^https?:\/\//i.test(imageUrl)) return [errorFinding('imageRelative')];
  if (!image || image.state === 'external') return [adviceFinding('imageExternal')];
  if (image.state === 'missing') return [errorFinding('imageMissing', { status: image.status })];
  if (image.state === 'invalid') return [errorFinding('imageInvalid')];
  if (image.state === 'unread')
    return [
      image.failure === 'noResponse'
        ? errorFinding('imageUnanswered')
        : errorFinding('imageUnread', { max: kilobytes(maxBodyBytes) }),
    ];
  const findings: Finding<LinkCardFinding>[] = [];
  if (image.bytes > maxImageBytes) {
    findings.push(
      errorFinding('imageTooLarge', { size: kilobytes(image.bytes), max: kilobytes(maxImageBytes) }),
    );
  }
  if (!isLargeEnough(image, minLargeSize))
    findings.push(adviceFinding('imageTooSmall', { width: minLargeSize.width, height: minLargeSize.height }));
  const declaredSize = [metaContent(metadata, 'og:image:width'), metaContent(metadata, 'og:image:height')];
  if (declaredSize.includes(null)) findings.push(adviceFinding('imageNoSize'));
  else if (declaredSize.join('×') !== `${image.width}×${image.height}`) {
    findings.push(
      adviceFinding('imageWrongSize', {
        declared: declaredSize.join('×'),
        real: `${image.width}×${image.height}`,
      }),
    );
  }
  return findings;
}

const kilobytes = (bytes: number) => Math.round(bytes / 1000);

/** Checks the requirements that only X or Pinterest has. */
export function networkFindings(network: Network, metadata: PageMetadata): Finding<LinkCardFinding>[] {
  if (network === 'X') {
    const type = metaContent(metadata, 'twitter:card');
    if (type === null) return [errorFinding('noCardType')];
    return type === 'summary_large_image' ? [] : [adviceFinding('smallCard', { type })];
  }
  const isProduct = metaContent(metadata, 'og:type') === 'product';
  return network === 'Pinterest' && isProduct && offerText(metadata) === null
    ? [errorFinding('noPrice')]
    : [];
}

const addressFindings = {
  noResponse: 'addressUnanswered',
  tooLarge: 'addressUnread',
} satisfies Record<FetchFailure, LinkCardFinding>;

/** Checks the `og:url` of a page. @param ogUrlTarget page that `og:url` points to */
export function ogUrlFindings(
  page: PageMetadata,
  url: string,
  ogUrlTarget: OgUrlTarget,
): Finding<LinkCardFinding>[] {
  if (ogUrlTarget.state === 'self')
    return metaContent(page, 'og:url') === null ? [adviceFinding('noAddress')] : [];
  if (ogUrlTarget.state === 'unread')
    return [errorFinding(addressFindings[ogUrlTarget.failure], { address: ogUrlTarget.url })];
  if (ogUrlTarget.state === 'unavailable' && ogUrlTarget.status !== null)
    return [errorFinding('addressBroken', { address: ogUrlTarget.url, status: ogUrlTarget.status })];
  if (ogUrlTarget.state === 'other-page' && serializedCard(ogUrlTarget.metadata) !== serializedCard(page))
    return [errorFinding('otherCard', { address: ogUrlTarget.url })];
  // An address that differs in nothing but its query or fragment is that of the same page.
  return isSamePage(ogUrlTarget.url, url)
    ? []
    : [adviceFinding('addressDiffers', { address: ogUrlTarget.url })];
}

/** Serializes what Facebook shows of a page, for comparison. */
function serializedCard(metadata: PageMetadata): string {
  const { title, description, image } = networks.Facebook;
  return JSON.stringify([title, description, image].map((names) => firstValue(metadata, names)?.value));
}
