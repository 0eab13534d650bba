import type { ReactNode } from 'react';
import { type Selection, selectOption } from '@/lib/catalogue/product/selection';
import type { ProductOption, SelectableProduct } from '@/lib/catalogue/product/types';
import { ColorChoice } from './color-choice.tsx';
import { OptionChoice } from './option-choice.tsx';
import type { FitGuide } from './size-suggestion.ts';

interface OptionChoicesProps {
  product: SelectableProduct;
  selection: Selection;
  onSelect(selection: Selection, option: ProductOption): void;
  /** Button of the size guide. */
  sizeGuide?: ReactNode;
  /** Set where a size can be recommended. */
  fit?: FitGuide;
}

/** Radio groups of all options of a product, in the upstream's order. */
export function OptionChoices({ product, selection, onSelect, sizeGuide, fit }: OptionChoicesProps) {
  return product.options.map((option) => {
    const props = {
      product,
      option,
      selection,
      onSelect: (value: string) => onSelect(selectOption(product, selection, option, value), option),
    };
    if (option.kind === 'color') return <ColorChoice key={option.key} {...props} />;
    const sizeProps = option.kind === 'size' ? { guide: sizeGuide, fit } : {};
    return <OptionChoice key={option.key} {...props} {...sizeProps} />;
  });
}
