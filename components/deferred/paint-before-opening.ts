import { afterPaint } from '@/components/ui/after-paint';

const openerSelector = '[command="show-modal"], [popovertarget]:not([popovertargetaction="hide"])';

/**
 * Shows a button as pressed before its dialog or popover opens: its layout takes longer than a frame on a slow phone.
 * Returns a function that stops it.
 */
export function paintBeforeOpening(): () => void {
  let opening: HTMLElement | null = null;
  const onClick = (event: MouseEvent) => {
    const opener = (event.target as Element).closest<HTMLElement>(openerSelector);
    if (!opener || opener === opening) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if ('pending' in opener.dataset) return;
    opener.dataset.pending = '';
    afterPaint(() => {
      delete opener.dataset.pending;
      opening = opener;
      opener.click();
      opening = null;
    });
  };
  addEventListener('click', onClick, true);
  return () => removeEventListener('click', onClick, true);
}
