import { useEffect, useRef, useState } from 'react';

const narrowScreen = '(width < 62rem)';

/**
 * Observes the slot of the Add To Cart button. `isInView`: part of the slot is in view. `isFloating`: the button floats at the
 * bottom of a narrow screen, because the slot is not fully in view; true until the first observation, to be usable at once.
 */
export function useFloatingBuyBar() {
  const slotRef = useRef<HTMLDivElement>(null);
  const [state, setState] = useState({ isInView: false, isFloating: true });
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) =>
        entry &&
        setState({
          isInView: entry.isIntersecting,
          isFloating: entry.intersectionRatio < 1 && matchMedia(narrowScreen).matches,
        }),
      { threshold: [0, 1] },
    );
    if (slotRef.current) observer.observe(slotRef.current);
    return () => observer.disconnect();
  }, []);
  return { slotRef, ...state };
}
