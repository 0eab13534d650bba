import { Heart, type IconNode, Scale } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** Icons of the toggle of a list: for a product that is not in it, and for one that is. */
export interface SavedListIcon {
  off: ReactNode;
  on: ReactNode;
}

const toggleIcon = (icon: IconNode): SavedListIcon => ({
  off: <Icon icon={icon} className="size-5" />,
  on: <Icon icon={icon} className="size-5 fill-current" />,
});

/** Server components pass these to the browser's, whose scripts then have no shapes of icons. */
export const savedListIcons = { wishlist: toggleIcon(Heart), compare: toggleIcon(Scale) };
