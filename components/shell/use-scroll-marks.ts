import { useEffect } from 'react';

const stickyAfterPx = 80;
/** A smaller movement is a finger at rest. */
const turnPx = 8;

/** Marks for style sheets how the page is scrolled: `data-stuck` on the header, `data-going-down` on the root element. */
export function useScrollMarks(): void {
  useEffect(() => {
    const header = document.querySelector('[data-site-header]');
    let last = scrollY;
    const follow = () => {
      header?.toggleAttribute('data-stuck', scrollY > stickyAfterPx);
      const moved = scrollY - last;
      if (Math.abs(moved) <= turnPx) return;
      document.documentElement.toggleAttribute('data-going-down', moved > 0 && scrollY > stickyAfterPx);
      last = scrollY;
    };
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
}
