import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import type { CarouselOptions } from './carousel-engine.tsx';
import { Icon } from './icon.tsx';

/** Returns the icons of a carousel's buttons, which the server renders. */
export function carouselIcons({ autoplayMs }: CarouselOptions) {
  return {
    previous: <Icon icon={ChevronLeft} className="rtl-mirror size-5" />,
    next: <Icon icon={ChevronRight} className="rtl-mirror size-5" />,
    ...(autoplayMs !== undefined && {
      pause: <Icon icon={Pause} className="size-5" />,
      play: <Icon icon={Play} className="size-5" />,
    }),
  };
}
