import { Heart, type IconNode, Scale } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** Icon of the button that adds a product to a list or removes it, in both states. */
export interface SavedListIcon {
  /** For a product that is not on the list. */
  off: ReactNode;
  /** For a product on the list. */
  on: ReactNode;
}

const toggleIcon = (icon: IconNode): SavedListIcon => ({
  off: <Icon icon={icon} className="size-5" />,
  on: <Icon icon={icon} className="size-5 fill-current" />,
});

/** Server components pass these icons to client components as props, so that the scripts of the page contain no icon shapes. */
export const savedListIcons = { wishlist: toggleIcon(Heart), compare: toggleIcon(Scale) };
