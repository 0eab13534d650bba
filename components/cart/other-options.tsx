import { useOptionLabel } from '@/components/commerce/use-option-label';
import type { SelectedOption } from '@/lib/catalogue/product/options';

/** Options of a line that have no place of their own, each with its name, such as 'Length: 54'. */
export function OtherOptions({ options }: { options: readonly SelectedOption[] }) {
  const labelOf = useOptionLabel();
  return options.map((option) => (
    <span key={option.key}>
      {labelOf(option)}: <bdi>{option.value}</bdi>
    </span>
  ));
}
