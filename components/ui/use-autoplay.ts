import { type RefObject, useEffect, useRef, useState } from 'react';

interface AutoplayOptions {
  viewport: RefObject<HTMLElement | null>;
  /** A new object for each slide, which starts the time of that slide; null until the engine of the carousel runs. */
  controls: { canGoNext: boolean; next(): void } | null;
  /** Milliseconds for which a slide is shown; undefined for a carousel that does not play. */
  autoplayMs: number | undefined;
  isPlaying: boolean;
  /** When the time of the first slide begins, as `performance.now()`; undefined before the carousel was in view. */
  autoplayStartsAt: number | undefined;
  /** Called when the last slide is in view. */
  onStop(): void;
}

/**
 * Plays a carousel: shows the next slide after a time, until the last one. Waits while the mouse or the focus is in the slides
 * (WCAG 2.2.2).
 */
export function useAutoplay({
  viewport,
  controls,
  autoplayMs,
  isPlaying,
  autoplayStartsAt,
  onStop,
}: AutoplayOptions): void {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const hasAutoplay = autoplayMs !== undefined;
  const isTimeSubtracted = useRef(false);

  useEffect(() => {
    const element = viewport.current;
    if (!hasAutoplay || !element) return;
    setIsHovered(matchMedia('(hover: hover)').matches && element.matches(':hover'));
    setIsFocused(element.contains(document.activeElement));
    const listeners = Object.entries({
      pointerenter: (event: Event) => setIsHovered((event as PointerEvent).pointerType === 'mouse'),
      pointerleave: () => setIsHovered(false),
      focusin: () => setIsFocused(true),
      focusout: () => setIsFocused(false),
    });
    for (const [type, listener] of listeners) element.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) element.removeEventListener(type, listener);
    };
  }, [hasAutoplay, viewport]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `onStop` does the same at every rendering
  useEffect(() => {
    if (!hasAutoplay || !controls) return;
    // Time of the first slide that was over when the engine started; negative if that time had not begun. Subtracted once.
    const elapsedMs =
      isTimeSubtracted.current || autoplayStartsAt === undefined ? 0 : performance.now() - autoplayStartsAt;
    isTimeSubtracted.current = true;
    if (!isPlaying || isHovered || isFocused) return;
    if (!controls.canGoNext) return onStop();
    const timer = setTimeout(controls.next, Math.max(0, autoplayMs - elapsedMs));
    return () => clearTimeout(timer);
  }, [hasAutoplay, autoplayMs, isPlaying, isHovered, isFocused, controls]);
}
