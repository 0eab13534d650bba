import type { GarmentMeasurements } from '@/lib/catalogue/product/types';
import type { FitCounts } from '@/lib/catalogue/sizes/recommend-size';

/** Measurements and review figures of a garment from which a size is recommended. */
export interface FitGuide {
  measurements: GarmentMeasurements[];
  /** Null without reviews that tell the fit. */
  fits: FitCounts | null;
}

/** Props of the button beside the sizes that suggests one of them. */
export interface SizeSuggestionProps {
  /** Sizes that can be bought. */
  sizes: string[];
  selected: string | null;
  onSelect(size: string): void;
  fit?: FitGuide;
}
