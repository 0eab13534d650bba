import { useEffect } from 'react';

/** About the height of the header, which drops in again once it is scrolled out of view (`app/globals.css`). */
const stickyAfterPx = 80;

/** Sets `data-stuck` on the header once the page has scrolled; the style sheet then makes the header stick to the top. */
export function useStickyHeader(): void {
  useEffect(() => {
    const header = document.querySelector('[data-site-header]');
    const update = () => header?.toggleAttribute('data-stuck', scrollY > stickyAfterPx);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
}
