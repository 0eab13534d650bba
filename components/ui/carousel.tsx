import type { ComponentProps } from 'react';
import { carouselIcons } from './carousel-icons.tsx';
import { CarouselView } from './carousel-view.tsx';

type CarouselProps = Omit<ComponentProps<typeof CarouselView>, 'icons'>;

/** Row of slides; renders the icons of its buttons on the server. */
export function Carousel(props: CarouselProps) {
  return <CarouselView {...props} icons={carouselIcons(props.options)} />;
}
