import 'server-only';
import type { TenantWithOrigin } from '@/lib/platform/tenant/server';
import { sharp } from '../../platform/media/sharp.ts';

interface Icon {
  size: number;
  /** Scale of the drawing; below 1 where platforms crop the icon: a maskable icon possibly to its middle 80 percent. */
  scale: number;
  /** True when the icon has rounded corners of its own; false when the platform rounds them. */
  isRounded: boolean;
}

/** App icons by file name. */
const appIcons: Record<string, Icon> = {
  '192.png': { size: 192, scale: 1, isRounded: true },
  '512.png': { size: 512, scale: 1, isRounded: true },
  'maskable-512.png': { size: 512, scale: 0.8, isRounded: false },
  'apple-180.png': { size: 180, scale: 0.9, isRounded: false },
};

const renderedIcons = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * Renders the drawing of public/icons/icon.svg in a shop's colour, once per shop and name, and again after a failure. Null for an unknown
 * name.
 */
export function renderAppIcon(
  tenant: TenantWithOrigin,
  name: string,
): Promise<Uint8Array<ArrayBuffer>> | null {
  const icon = Object.hasOwn(appIcons, name) ? appIcons[name] : undefined;
  if (!icon) return null;
  const key = `${tenant.id}/${name}`;
  const cached = renderedIcons.get(key);
  if (cached) return cached;
  const rendered = renderIcon(tenant.tenantPrimaryColor, icon);
  renderedIcons.set(key, rendered);
  rendered.catch(() => renderedIcons.delete(key));
  return rendered;
}

async function renderIcon(color: string, { size, scale, isRounded }: Icon): Promise<Uint8Array<ArrayBuffer>> {
  // Keeps the scaled drawing in the centre of the view box, at 32.
  const margin = 32 * (1 - scale);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}">
<rect width="64" height="64" rx="${isRounded ? 14 : 0}" fill="#2a211c"/>
<g transform="translate(${margin} ${margin}) scale(${scale})">
<path d="M20 50c2-14 3-22 12-36 9 14 10 22 12 36-4-2-8-3-12-3s-8 1-12 3z" fill="${color}"/>
<path d="M32 14c-2 10-2 22 0 33" fill="none" stroke="#2a211c" stroke-width="2"/>
</g></svg>`;
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer());
}
