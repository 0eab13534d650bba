import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import type { Tenant } from './tenant.ts';

const oklch = converter('oklch');
const ground = '#fbf8f4';
const ink = '#2a211c';
const paper = '#ffffff';
const readable = 4.5;

/** The given colour, darkened in OKLCH until text in it is readable (WCAG AA, 4.5:1) on the shop's ground. */
export function readableShade(color: string): string {
  const base = oklch(color);
  if (!base) return ink;
  for (let lightness = base.l; lightness > 0; lightness -= 0.01) {
    const shade = formatHex(clampChroma({ ...base, l: lightness }, 'oklch'));
    if (wcagContrast(shade, ground) >= readable) return shade;
  }
  return ink;
}

/** Ink or paper, whichever is easier to read on a fill of the given colour. */
export function textOn(color: string): string {
  return wcagContrast(ink, color) >= wcagContrast(paper, color) ? ink : paper;
}

/** A tenant's colours as CSS custom properties for the root element. */
export function paletteOf(
  tenant: Pick<Tenant, 'tenantPrimaryColor' | 'tenantSecondaryColor'>,
): Record<string, string> {
  const { tenantPrimaryColor: primary, tenantSecondaryColor: secondary } = tenant;
  return {
    '--primary': primary,
    '--primary-ink': readableShade(primary),
    '--on-primary': textOn(primary),
    '--secondary': secondary,
    '--secondary-ink': readableShade(secondary),
  };
}
