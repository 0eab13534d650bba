'use client';

import Fade from 'embla-carousel-fade';
import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useState } from 'react';

export interface CarouselMotion {
  loop?: boolean;
  fade?: boolean;
  /** Milliseconds before the carousel starts to work. */
  startAfterMs?: number;
}

export type CarouselWay = 'back' | 'on';

export interface CarouselControls {
  selected: number;
  canGoBack: boolean;
  canGoOn: boolean;
  back(): void;
  on(): void;
}

interface EngineProps {
  viewport: RefObject<HTMLElement | null>;
  motion: CarouselMotion;
  /** Index of the slide that the row was scrolled to before. */
  startAt: number;
  /** What was pressed before the engine was there. */
  first?: CarouselWay;
  onChange(controls: CarouselControls): void;
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Makes a scrolling row a carousel. Loaded apart from the page, which works without it. */
export function CarouselEngine({ viewport, motion, startAt, first, onChange }: EngineProps) {
  // A change of its options would start it anew.
  const [startIndex] = useState(startAt);
  const [attach, api] = useEmblaCarousel(
    {
      loop: motion.loop ?? false,
      align: 'start',
      startIndex,
      direction: typeof document !== 'undefined' && document.dir === 'rtl' ? 'rtl' : 'ltr',
      breakpoints: { [reducedMotion]: { duration: 0 } },
    },
    motion.fade ? [Fade()] : [],
  );

  useEffect(() => {
    const start = () => {
      viewport.current?.scrollTo({ left: 0, behavior: 'instant' });
      attach(viewport.current);
    };
    const timer = setTimeout(start, motion.startAfterMs ?? 0);
    return () => clearTimeout(timer);
  }, [attach, viewport, motion.startAfterMs]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed first is done once
  useEffect(() => {
    if (!api) return;
    const report = () =>
      onChange({
        selected: api.selectedScrollSnap(),
        canGoBack: api.canScrollPrev(),
        canGoOn: api.canScrollNext(),
        back: () => api.scrollPrev(),
        on: () => api.scrollNext(),
      });
    api.on('select', report).on('reInit', report);
    report();
    if (first) first === 'on' ? api.scrollNext() : api.scrollPrev();
    return () => {
      api.off('select', report).off('reInit', report);
    };
  }, [api, onChange]);

  return null;
}
