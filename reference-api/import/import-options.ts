import { parseArgs } from 'node:util';
import { isCurrency } from '../../contract/currency.ts';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';

const importUsage = `usage: npm run import -- FILE.csv [--inventory FILE.csv] [--arabic FILE.csv] [--media FOLDER]
  [--image-host HOST]... [--currency EGP] [--remove-missing] [--dry-run]`;

/** Options of the command. */
export interface ImportOptions {
  file: string;
  /** Shopify's export of the inventory. */
  inventory: string | undefined;
  /** File with Arabic texts. */
  arabic: string | undefined;
  /** Folder of the merchant's own pictures. */
  media: string | undefined;
  /** Hosts that pictures are fetched from. */
  imageHosts: Set<string>;
  currency: string;
  removesMissing: boolean;
  isDryRun: boolean;
}

const hostName = /^[a-z\d](?:[a-z\d-]*\.)+[a-z\d-]+$/;

/**
 * Reads the command line.
 * @throws {StartError} for a malformed one
 */
export function readImportOptions(
  programArguments: string[],
  settings: Pick<Settings, 'currency' | 'shops'>,
): ImportOptions {
  const { values, positionals } = parse(programArguments);
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new StartError(importUsage);
  const currency = (values.currency ?? settings.currency).toUpperCase();
  if (!isCurrency(currency)) throw new StartError('--currency must be a currency code such as EGP');
  if (settings.shops.size > 0 && !settings.shops.has(currency))
    throw new StartError(`--currency: no shop of SHOPS sells in ${currency}`);
  const imageHosts = new Set((values['image-host'] ?? []).map((host) => host.toLowerCase()));
  for (const host of imageHosts)
    if (!hostName.test(host))
      throw new StartError(`--image-host must be a host name such as cdn.shopify.com, not ${host}`);
  return {
    file,
    inventory: values.inventory,
    arabic: values.arabic,
    media: values.media,
    imageHosts,
    currency,
    removesMissing: values['remove-missing'] ?? false,
    isDryRun: values['dry-run'] ?? false,
  };
}

function parse(programArguments: string[]) {
  try {
    return parseArgs({
      args: programArguments,
      allowPositionals: true,
      options: {
        inventory: { type: 'string' },
        arabic: { type: 'string' },
        media: { type: 'string' },
        'image-host': { type: 'string', multiple: true },
        currency: { type: 'string' },
        'remove-missing': { type: 'boolean' },
        'dry-run': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}\n${importUsage}`);
  }
}
