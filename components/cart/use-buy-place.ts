import { useEffect, useRef, useState } from 'react';

const narrow = '(width < 62rem)';

/**
 * Follows the place of Add To Cart in the page: whether any of it is on the screen, and whether the button should float at the bottom
 * of a narrow screen, because not all of its place is there. It floats until that is known, so that it can be used at once.
 */
export function useBuyPlace() {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState({ seen: false, floats: true });
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) =>
        entry &&
        setState({
          seen: entry.isIntersecting,
          floats: entry.intersectionRatio < 1 && matchMedia(narrow).matches,
        }),
      { threshold: [0, 1] },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, ...state };
}
