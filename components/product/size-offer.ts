import type { FitCounts } from '@/lib/fit/recommend-size';
import type { GarmentMeasurements } from '@/lib/product/types';

/** Measurements and review figures of a garment from which a size is recommended. */
export interface FitGuide {
  measurements: GarmentMeasurements[];
  /** Null without reviews that tell the fit. */
  fits: FitCounts | null;
}

/** Props of the link beside the sizes that offers one of them. */
export interface SizeOfferProps {
  /** Sizes that can be bought. */
  sizes: string[];
  selected: string | null;
  onSelect(size: string): void;
  fit?: FitGuide;
}
