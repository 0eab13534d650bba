import { Ellipsis, Eye } from 'lucide';
import type { ComponentProps } from 'react';
import { savedListIcons } from '@/components/saved-lists/saved-list-icons';
import { Icon } from '@/components/ui/icon';
import type { CardActions } from './card-actions.tsx';

/** Icons of the buttons over a card's image. */
export const cardIcons: ComponentProps<typeof CardActions>['icons'] = {
  ...savedListIcons,
  more: <Icon icon={Ellipsis} className="size-5" />,
  quickView: <Icon icon={Eye} className="size-5" />,
};
