'use client';

import Fade from 'embla-carousel-fade';
import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect, useState } from 'react';
import { useAutoplay } from './use-autoplay.ts';

export interface CarouselOptions {
  loop?: boolean;
  fade?: boolean;
  /** Milliseconds for which the first slide is shown in addition to `autoplayMs`. */
  startDelayMs?: number;
  /** Milliseconds for which a slide is shown before the next one comes by itself. Without it, slides only follow the visitor. */
  autoplayMs?: number;
}

export type CarouselDirection = 'previous' | 'next';

/** State of a carousel whose engine runs, and the moves between its slides. */
export interface CarouselControls {
  /** Index of the slide in view. */
  selectedIndex: number;
  canGoPrevious: boolean;
  canGoNext: boolean;
  previous(): void;
  next(): void;
  first(): void;
}

interface EngineProps {
  viewport: RefObject<HTMLElement | null>;
  options: CarouselOptions;
  /** Index of the slide in view before the engine loaded. */
  initialIndex: number;
  /** Button pressed before the engine loaded. */
  initialMove?: CarouselDirection;
  /** The same function at every rendering: another one would repeat the initial move. */
  onChange(controls: CarouselControls): void;
  /** True while slides follow one another by themselves. */
  isPlaying: boolean;
  /** Time at which `autoplayMs` of the first slide start to run, as `performance.now()`; undefined before the carousel was in view. */
  autoplayStartsAt: number | undefined;
  /** Called when the last slide is in view. */
  onStop(): void;
}

const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Turns a scrolling row into an Embla carousel. Loaded on demand; the row works without it. */
export function CarouselEngine({
  viewport,
  options,
  initialIndex,
  initialMove,
  onChange,
  isPlaying,
  autoplayStartsAt,
  onStop,
}: EngineProps) {
  const [controls, setControls] = useState<CarouselControls | null>(null);
  useAutoplay({ viewport, controls, autoplayMs: options.autoplayMs, isPlaying, autoplayStartsAt, onStop });
  // Never changes, because a changed option would reinitialize Embla.
  const [startIndex] = useState(initialIndex);
  const [attach, api] = useEmblaCarousel(
    {
      loop: options.loop ?? false,
      align: 'start',
      startIndex,
      direction: typeof document !== 'undefined' && document.dir === 'rtl' ? 'rtl' : 'ltr',
      breakpoints: { [reducedMotionQuery]: { duration: 0 } },
    },
    options.fade ? [Fade()] : [],
  );

  useEffect(() => {
    // Embla positions the slides itself: the row must not be scrolled natively as well.
    viewport.current?.scrollTo({ left: 0, behavior: 'instant' });
    attach(viewport.current);
  }, [attach, viewport]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the `initialMove` of the first rendering counts
  useEffect(() => {
    if (!api) return;
    const report = () => {
      const newControls = {
        selectedIndex: api.selectedScrollSnap(),
        canGoPrevious: api.canScrollPrev(),
        canGoNext: api.canScrollNext(),
        previous: () => api.scrollPrev(),
        next: () => api.scrollNext(),
        first: () => api.scrollTo(0),
      };
      setControls(newControls);
      onChange(newControls);
    };
    api.on('select', report).on('reInit', report);
    report();
    if (initialMove === 'next') api.scrollNext();
    else if (initialMove === 'previous') api.scrollPrev();
    return () => {
      api.off('select', report).off('reInit', report);
    };
  }, [api, onChange]);

  return null;
}
