import { useEffect } from 'react';

const stickyAfterPx = 80;
/** Movements up to this distance do not change the recorded direction. */
const tolerancePx = 8;

/** Sets attributes for the style sheets: `data-stuck` on the header, `data-scrolling-down` on the root element. */
export function useScrollAttributes(): void {
  useEffect(() => {
    const header = document.querySelector('[data-site-header]');
    let lastY = scrollY;
    const update = () => {
      header?.toggleAttribute('data-stuck', scrollY > stickyAfterPx);
      const moved = scrollY - lastY;
      if (Math.abs(moved) <= tolerancePx) return;
      document.documentElement.toggleAttribute('data-scrolling-down', moved > 0 && scrollY > stickyAfterPx);
      lastY = scrollY;
    };
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
}
