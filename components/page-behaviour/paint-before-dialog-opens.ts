import { afterPaint } from '@/components/ui/after-paint';

const openerSelector = '[command="show-modal"], [popovertarget]:not([popovertargetaction="hide"])';

/**
 * Shows a button as pressed before its dialog or popover opens, because the layout of a dialog takes longer than a frame
 * on a slow phone. Returns a function that removes the listener.
 */
export function startPaintBeforeDialogOpens(): () => void {
  // The opener whose click is repeated after painting; the repeated click is not delayed.
  let repeatedOpener: HTMLElement | null = null;
  const onClick = (event: MouseEvent) => {
    const opener = (event.target as Element).closest<HTMLElement>(openerSelector);
    if (!opener || opener === repeatedOpener) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if ('pending' in opener.dataset) return;
    opener.dataset.pending = '';
    afterPaint(() => {
      delete opener.dataset.pending;
      repeatedOpener = opener;
      opener.click();
      repeatedOpener = null;
    });
  };
  // Captures the click before the listeners of the button.
  addEventListener('click', onClick, true);
  return () => removeEventListener('click', onClick, true);
}
