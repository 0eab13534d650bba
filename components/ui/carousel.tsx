'use client';

import { ChevronLeft, ChevronRight } from 'lucide';
import { useTranslations } from 'next-intl';
import { type ReactNode, type UIEvent, useRef, useState } from 'react';
import type { CarouselControls, CarouselMotion, CarouselWay } from './carousel-engine.tsx';
import { Icon } from './icon.tsx';
import { useLater } from './use-later.ts';

const loadEngine = () => import('./carousel-engine.tsx').then((module) => module.CarouselEngine);

interface CarouselProps {
  /** Names the region for screen readers. */
  label: string;
  slides: { key: string; content: ReactNode }[];
  motion: CarouselMotion;
  /** Classes of every slide: how wide it is at which width of the window. */
  slideClass: string;
  gap?: string;
  controlsClass?: string;
}

/**
 * Slides in a row that scrolls and snaps by itself. The engine comes when a mouse or one of the buttons wants it, for looping, fading and
 * dragging; who swipes does without.
 */
export function Carousel({
  label,
  slides,
  motion,
  slideClass,
  gap = '1.5rem',
  controlsClass = '',
}: CarouselProps) {
  const t = useTranslations('browser');
  const viewport = useRef<HTMLDivElement>(null);
  const [controls, setControls] = useState<CarouselControls | null>(null);
  const [askedBy, setAskedBy] = useState<'mouse' | CarouselWay>();
  const [scrolledTo, setScrolledTo] = useState(0);
  const Engine = useLater(loadEngine, askedBy !== undefined);
  const position = controls?.selected ?? scrolledTo;
  const follow = ({ currentTarget }: UIEvent) => setScrolledTo(slideInView(currentTarget, slides.length));
  const canGo = {
    back: controls?.canGoBack ?? (motion.loop || position > 0),
    on: controls?.canGoOn ?? (motion.loop || position < slides.length - 1),
  };
  const press = (way: CarouselWay) => {
    if (!canGo[way]) return;
    if (controls) controls[way]();
    else setAskedBy(way);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      role="group"
      aria-roledescription={t('carousel')}
      aria-label={label}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setAskedBy(askedBy ?? 'mouse')}
    >
      <div
        ref={viewport}
        onScroll={controls ? undefined : follow}
        className={
          controls ? 'overflow-hidden' : 'overflow-x-auto [scrollbar-width:none] snap-x snap-mandatory'
        }
      >
        <ul className="flex" style={{ marginInlineStart: `-${gap}` }}>
          {slides.map(({ key, content }, index) => (
            <li
              key={key}
              aria-roledescription={t('slide')}
              aria-label={t('slideOf', { index: index + 1, count: slides.length })}
              className={`min-w-0 shrink-0 grow-0 snap-start ${slideClass}`}
              style={{ paddingInlineStart: gap }}
              inert={motion.fade && controls !== null && index !== position}
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
            aria-disabled={!canGo.back}
            onClick={() => press('back')}
          >
            <Icon icon={ChevronLeft} className="points size-5" />
          </button>
          <button
            type="button"
            className="icon-btn border border-sand"
            aria-label={t('nextSlide')}
            aria-disabled={!canGo.on}
            onClick={() => press('on')}
          >
            <Icon icon={ChevronRight} className="points size-5" />
          </button>
          <p className="ps-2 text-sm text-muted digits" aria-live="polite">
            {t('slideOf', { index: position + 1, count: slides.length })}
          </p>
        </div>
      )}
      {Engine && (
        <Engine
          viewport={viewport}
          motion={motion}
          startAt={scrolledTo}
          first={askedBy === 'mouse' ? undefined : askedBy}
          onChange={setControls}
        />
      )}
    </div>
  );
}

function slideInView({ scrollLeft, scrollWidth }: Element, count: number): number {
  return Math.round((Math.abs(scrollLeft) * count) / scrollWidth);
}
