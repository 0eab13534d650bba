import { useEffect, useRef, useState } from 'react';

const narrowScreenQuery = '(width < 62rem)';

/**
 * Observes the slot of the Add To Cart button. `isInView`: part of the slot is in view. `isFloating`: the button floats
 * at the bottom of a narrow screen, because the slot is not fully in view; true until the first observation, so that
 * the button is usable at once.
 * @param isSoldOut whether the variant is sold out. A sold-out variant has a slot of its own, so the hook observes anew after a change.
 */
export function useFloatingBuyBar(isSoldOut: boolean) {
  const slotRef = useRef<HTMLDivElement>(null);
  const [state, setState] = useState({ isInView: false, isFloating: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: observes the current slot
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) =>
        entry &&
        setState({
          isInView: entry.isIntersecting,
          isFloating: entry.intersectionRatio < 1 && matchMedia(narrowScreenQuery).matches,
        }),
      { threshold: [0, 1] },
    );
    if (slotRef.current) observer.observe(slotRef.current);
    return () => observer.disconnect();
  }, [isSoldOut]);
  return { slotRef, ...state };
}
