import { useEffect } from 'react';

const stickyAfterPx = 80;

/** Sets `data-stuck` on the header for the style sheets, once it sticks to the top. */
export function useStickyHeader(): void {
  useEffect(() => {
    const header = document.querySelector('[data-site-header]');
    const update = () => header?.toggleAttribute('data-stuck', scrollY > stickyAfterPx);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
}
