import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide';
import type { ComponentProps } from 'react';
import { CarouselView } from './carousel-view.tsx';
import { Icon } from './icon.tsx';

type CarouselProps = Omit<ComponentProps<typeof CarouselView>, 'icons'>;

/** Row of slides; renders the icons of its buttons on the server. */
export function Carousel(props: CarouselProps) {
  const icons = {
    previous: <Icon icon={ChevronLeft} className="rtl-mirror size-5" />,
    next: <Icon icon={ChevronRight} className="rtl-mirror size-5" />,
    ...(props.options.autoplayMs !== undefined && {
      pause: <Icon icon={Pause} className="size-5" />,
      play: <Icon icon={Play} className="size-5" />,
    }),
  };
  return <CarouselView {...props} icons={icons} />;
}
