import { readLinkParameters } from '../../platform/urls/link-parameters.ts';
import type { Channel } from './channel.ts';

/** Query parameters in which advertising networks send the id of a click, with the channel of the network. */
const clickIdChannels = {
  gclid: 'search',
  gbraid: 'search',
  wbraid: 'search',
  msclkid: 'search',
  yclid: 'search',
  fbclid: 'social',
  ttclid: 'social',
  twclid: 'social',
  ScCid: 'social',
  epik: 'social',
  li_fat_id: 'social',
  rdt_cid: 'social',
} as const satisfies Record<string, Channel>;

type ClickIdName = keyof typeof clickIdChannels;

const clickIdNames = Object.keys(clickIdChannels) as ClickIdName[];

export type ClickIds = Partial<Record<ClickIdName, string>>;

/** Returns whether a query parameter of that name is the id of a click, in any letter case. */
export function isClickIdName(name: string): boolean {
  return clickIdNames.some((id) => id.toLowerCase() === name.toLowerCase());
}

/** Longer values are truncated, as the API does (contract/tracking.ts). */
const maxClickIdLength = 500;

/** Parses the click ids of a query string, spelled as {@link readLinkParameters} allows; undefined without any. */
export function readClickIds(search: string): ClickIds | undefined {
  const parameters = readLinkParameters(search);
  const entries = clickIdNames.map((name) => [name, parameters[name.toLowerCase()]]);
  return validClickIds(Object.fromEntries(entries));
}

/** Returns the channel of the network that sent a click; undefined without click ids. */
export function clickChannelOf(clickIds: ClickIds | undefined): Channel | undefined {
  const name = clickIdNames.find((id) => clickIds?.[id]);
  return name && clickIdChannels[name];
}

/** Returns the valid click ids among values of a URL or of browser storage; undefined without any. */
export function validClickIds(values: unknown): ClickIds | undefined {
  const fields = (values ?? {}) as Record<string, unknown>;
  const entries = clickIdNames.flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' && value !== ''
      ? [[name, value.slice(0, maxClickIdLength)] as const]
      : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
