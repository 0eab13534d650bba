import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import type { Tenant } from './tenant.ts';

const oklch = converter('oklch');
/** Colours of the light theme (app/theme.css). */
const ground = '#fbf8f4';
const ink = '#2a211c';
const paper = '#ffffff';
const minContrast = 4.5;

/** Darkens a colour in OKLCH until it has enough contrast for text (WCAG AA, 4.5:1) on the page background. A malformed one becomes ink. */
export function readableShade(color: string): string {
  const base = oklch(color);
  if (!base) return ink;
  for (let lightness = base.l; lightness > 0; lightness -= 0.01) {
    const shade = formatHex(clampChroma({ ...base, l: lightness }, 'oklch'));
    if (wcagContrast(shade, ground) >= minContrast) return shade;
  }
  return ink;
}

/** Returns the text colour, ink or paper, with the higher contrast on a fill colour. */
export function readableTextColor(color: string): string {
  return wcagContrast(ink, color) >= wcagContrast(paper, color) ? ink : paper;
}

/** Returns a tenant's colours as CSS custom properties for the root element. */
export function paletteOf(
  tenant: Pick<Tenant, 'tenantPrimaryColor' | 'tenantSecondaryColor'>,
): Record<string, string> {
  const { tenantPrimaryColor: primary, tenantSecondaryColor: secondary } = tenant;
  return {
    '--primary': primary,
    '--primary-ink': readableShade(primary),
    '--on-primary': readableTextColor(primary),
    '--secondary': secondary,
    '--secondary-ink': readableShade(secondary),
  };
}
