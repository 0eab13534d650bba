import { Minus, Plus } from 'lucide';
import { Icon } from '@/components/ui/icon';

/** Icons of the buttons that change a quantity. Server components pass them to client components, as `savedListIcons`. */
export const quantityIcons = {
  decrease: <Icon icon={Minus} className="size-4" />,
  increase: <Icon icon={Plus} className="size-4" />,
};
