import { abayas } from './abayas.ts';
import { beauty } from './beauty.ts';
import { bottoms } from './bottoms.ts';
import { categories } from './categories.ts';
import { colors } from './colors.ts';
import { dresses } from './dresses.ts';
import { electronics } from './electronics.ts';
import { featureTags } from './feature-tags.ts';
import { hijabs } from './hijabs.ts';
import { slides, socialPosts } from './home.ts';
import { jackets } from './jackets.ts';
import { jewelry } from './jewelry.ts';
import looks from './looks.json' with { type: 'json' };
import { tops } from './tops.ts';
import type {
  SourceCategory,
  SourceColor,
  SourceFeatureTag,
  SourceProduct,
  SourceSlide,
  SourceSocialPost,
} from './types.ts';

/** Image set: photographs of one design in several colours, which several products may use. */
export interface Look {
  /** Name of the image set and of its folder in `media/`. */
  look: string;
  /** Kind of item, such as `abaya` or `pants`. */
  kind: string;
  /** Media paths such as `abaya-closed/black-front.webp`. */
  files: string[];
}

export interface Catalogue {
  categories: SourceCategory[];
  featureTags: SourceFeatureTag[];
  colors: Record<string, SourceColor>;
  looks: Look[];
  products: SourceProduct[];
  slides: SourceSlide[];
  socialPosts: SourceSocialPost[];
}

/** Source catalogue in editorial order. */
export const catalogue: Catalogue = {
  categories,
  featureTags,
  colors,
  looks: looks.map(({ look, kind, files }) => ({ look, kind, files })),
  products: [
    ...abayas,
    ...dresses,
    ...tops,
    ...jackets,
    ...bottoms,
    ...hijabs,
    ...jewelry,
    ...beauty,
    ...electronics,
  ],
  slides,
  socialPosts,
};
