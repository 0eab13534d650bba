import { useEffect } from 'react';

const stickyAfterPx = 80;
/** Smaller movements are ignored. */
const minScrollPx = 8;

/** Sets attributes for the style sheets: `data-stuck` on the header, `data-scrolling-down` on the root element. */
export function useScrollAttributes(): void {
  useEffect(() => {
    const header = document.querySelector('[data-site-header]');
    let lastY = scrollY;
    const update = () => {
      header?.toggleAttribute('data-stuck', scrollY > stickyAfterPx);
      const moved = scrollY - lastY;
      if (Math.abs(moved) <= minScrollPx) return;
      document.documentElement.toggleAttribute('data-scrolling-down', moved > 0 && scrollY > stickyAfterPx);
      lastY = scrollY;
    };
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
}
