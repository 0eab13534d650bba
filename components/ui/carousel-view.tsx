'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CarouselControls, CarouselDirection, CarouselOptions } from './carousel-engine.tsx';
import { useDeferredComponent } from './use-deferred-component.ts';

/** How long before the second slide the engine begins to load, where slides play. */
const engineLeadMs = 2000;

const loadEngine = () => import('./carousel-engine.tsx').then((module) => module.CarouselEngine);

interface CarouselViewProps {
  /** Accessible name of the region. */
  label: string;
  slides: { key: string; content: ReactNode }[];
  options: CarouselOptions;
  /** Classes of every slide, which set its width per breakpoint. */
  slideClass: string;
  /** Space between slides, as a CSS length. */
  gap?: string;
  controlsClass?: string;
  /** Icons of the buttons; `pause` and `play` only where the carousel plays. */
  icons: { previous: ReactNode; next: ReactNode; pause?: ReactNode; play?: ReactNode };
}

/**
 * Row of slides with native scroll snapping. An engine, which loads later, adds looping, fading, dragging and playing. The engine loads
 * when a mouse enters the row or a button is pressed; where slides loop, also once they are in view; where slides play, also 2 seconds
 * before the second slide.
 */
export function CarouselView({
  label,
  slides,
  options,
  slideClass,
  gap = '1.5rem',
  controlsClass = '',
  icons,
}: CarouselViewProps) {
  const t = useTranslations('browser');
  const viewport = useRef<HTMLDivElement>(null);
  const [controls, setControls] = useState<CarouselControls | null>(null);
  // The event that made the engine load.
  const [trigger, setTrigger] = useState<'mouse' | 'view' | CarouselDirection>();
  const [scrolledIndex, setScrolledIndex] = useState(0);
  const [isAtEnd, setIsAtEnd] = useState(false);
  const autoplayStartsAt = useRef<number>(undefined);
  const [isPlaying, setIsPlaying] = useState(options.autoplayMs !== undefined);
  const Engine = useDeferredComponent(loadEngine, trigger !== undefined);
  const { loop, startDelayMs = 0, autoplayMs = 0 } = options;
  const loadsInView = loop || autoplayMs > 0;
  // Before the next paint; until hydration the style sheet hides the button that states it.
  useLayoutEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setIsPlaying(false);
  }, []);
  useEffect(() => {
    if (!loadsInView || !viewport.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      autoplayStartsAt.current = performance.now() + startDelayMs;
      timer = setTimeout(
        () => setTrigger((current) => current ?? 'view'),
        Math.max(0, startDelayMs + autoplayMs - engineLeadMs),
      );
    });
    observer.observe(viewport.current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [loadsInView, startDelayMs, autoplayMs]);
  const shownIndex = controls?.selectedIndex ?? scrolledIndex;
  const onScroll = ({ currentTarget }: UIEvent) => {
    setScrolledIndex(slideInView(currentTarget, slides.length));
    setIsAtEnd(isScrolledToEnd(currentTarget));
  };
  const canGo = {
    previous: controls?.canGoPrevious ?? (loop || shownIndex > 0),
    next: controls?.canGoNext ?? (loop || !isAtEnd),
  };
  const move = (direction: CarouselDirection) => {
    setIsPlaying(false);
    if (!canGo[direction]) return;
    if (controls) controls[direction]();
    else setTrigger(direction);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      role="group"
      aria-roledescription={t('carousel')}
      aria-label={label}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setTrigger(trigger ?? 'mouse')}
    >
      <div
        ref={viewport}
        onScroll={controls ? undefined : onScroll}
        onPointerDown={() => setIsPlaying(false)}
        data-carousel
        className={controls ? '[touch-action:pan-y] overflow-hidden' : 'snap-row'}
      >
        <ul className="flex" style={{ marginInlineStart: `-${gap}` }}>
          {slides.map(({ key, content }, index) => (
            <li
              key={key}
              aria-roledescription={t('slide')}
              aria-label={t('slideOf', { index: index + 1, count: slides.length })}
              className={`min-w-0 shrink-0 grow-0 snap-start ${slideClass}`}
              style={{ paddingInlineStart: gap }}
              // The engine stacks fading slides: only the one on top can be used.
              inert={options.fade && controls !== null && index !== shownIndex}
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 && (
        <div className={`needs-script flex items-center gap-2 ${controlsClass}`}>
          <button
            type="button"
            className="icon-btn border border-sand"
            aria-label={t('previousSlide')}
            aria-disabled={!canGo.previous}
            onClick={() => move('previous')}
          >
            {icons.previous}
          </button>
          <button
            type="button"
            className="icon-btn border border-sand"
            aria-label={t('nextSlide')}
            aria-disabled={!canGo.next}
            onClick={() => move('next')}
          >
            {icons.next}
          </button>
          {options.autoplayMs !== undefined && (
            <button
              type="button"
              data-autoplay
              className="icon-btn border border-sand"
              aria-label={t(isPlaying ? 'pauseSlides' : 'playSlides')}
              onClick={() => {
                if (!isPlaying && controls && !controls.canGoNext) controls.first();
                setIsPlaying(!isPlaying);
              }}
            >
              {isPlaying ? icons.pause : icons.play}
            </button>
          )}
          <p className="ps-2 text-sm text-muted digits" aria-live={isPlaying ? 'off' : 'polite'}>
            {t('slideOf', { index: shownIndex + 1, count: slides.length })}
          </p>
        </div>
      )}
      {Engine && (
        <Engine
          viewport={viewport}
          options={options}
          initialIndex={scrolledIndex}
          initialMove={trigger === 'mouse' || trigger === 'view' ? undefined : trigger}
          onChange={setControls}
          isPlaying={isPlaying}
          autoplayStartsAt={autoplayStartsAt.current}
          onStop={() => setIsPlaying(false)}
        />
      )}
    </div>
  );
}

/** Returns whether a row is scrolled to its end, give or take 2 px, because browsers round scroll positions. */
function isScrolledToEnd({ scrollLeft, scrollWidth, clientWidth }: Element): boolean {
  return Math.abs(scrollLeft) + clientWidth > scrollWidth - 2;
}

/** Returns the index of the slide in view. The scroll position is negative from right to left. */
function slideInView({ scrollLeft, scrollWidth }: Element, count: number): number {
  const slideWidth = scrollWidth / count;
  return Math.round(Math.abs(scrollLeft) / slideWidth);
}
