import { useEffect } from 'react';

/** Roughly the header's height: it sticks only once it is out of view, from where it slides in (`app/globals.css`). */
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
