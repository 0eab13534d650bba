import { linkParameterName, readLinkParameters } from '../../platform/urls/link-parameters.ts';
import { readClickIds } from '../../shopper/tracking/click-ids.ts';
import { readUtm, utmNames } from '../../shopper/tracking/utm.ts';
import { adviceFinding, errorFinding, type Finding } from './finding.ts';

/** Names of findings about a campaign link; their texts are below `preview.campaignFindings`. */
export type CampaignFinding =
  | 'lostInRedirect'
  | 'repeated'
  | 'respelled'
  | 'inFragment'
  | 'noMedium'
  | 'clickIdAlone'
  | 'redirects';

interface FollowedLink {
  /** Requested URL without fragment. */
  url: string;
  /** URL after redirects. */
  finalUrl: string;
  /** With its `#`, or empty. */
  fragment: string;
  redirectCount: number;
}

/** Finds campaign parameters of a link that would not be recorded, or not as intended. */
export function campaignFindings({
  url,
  finalUrl,
  fragment,
  redirectCount,
}: FollowedLink): Finding<CampaignFinding>[] {
  const { search, searchParams } = new URL(url);
  const parameters = readLinkParameters(search);
  const { utm_source: source, utm_medium: medium } = parameters;
  const [requested, recorded] = [readUtm(search), readUtm(new URL(finalUrl).search)];
  // UTM parameters as the link writes their names, each with the name that is `meant`.
  const writtenUtms = [...searchParams.keys()].flatMap((name) => {
    const meant = linkParameterName(name);
    return isUtm(meant) ? [{ name, meant }] : [];
  });
  const respelled = writtenUtms.filter(({ name, meant }) => name !== meant);
  const repeated = utmNames.filter((name) => writtenUtms.filter(({ meant }) => meant === name).length > 1);
  // The fragment may itself be a path with a query, such as `#top?utm_source=letter`.
  const inFragment = [...new URLSearchParams(fragment.replace(/^#[^?]*\?|^#/, '')).keys()].filter((name) =>
    isUtm(name.toLowerCase()),
  );
  const findings: Finding<CampaignFinding>[] = [];
  if (JSON.stringify(requested) !== JSON.stringify(recorded)) findings.push(errorFinding('lostInRedirect'));
  for (const { name, meant } of respelled) findings.push(adviceFinding('respelled', { name, right: meant }));
  for (const name of repeated)
    findings.push(errorFinding('repeated', { name, value: parameters[name] ?? '' }));
  for (const name of new Set(inFragment)) findings.push(errorFinding('inFragment', { name }));
  if (source && !medium) findings.push(adviceFinding('noMedium'));
  if (requested === null && readClickIds(search)) findings.push(adviceFinding('clickIdAlone'));
  if (redirectCount > 1)
    findings.push(adviceFinding('redirects', { count: redirectCount, landing: finalUrl }));
  return findings;
}

function isUtm(name: string): boolean {
  return (utmNames as readonly string[]).includes(name);
}
