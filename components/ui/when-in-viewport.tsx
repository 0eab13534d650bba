'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Renders its content once it is within 300 px of the viewport. */
export function WhenInViewport({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '300px' },
    );
    if (root.current) observer.observe(root.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={root}>{isNear && children}</div>;
}
