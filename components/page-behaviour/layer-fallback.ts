/*
 * Opens and closes layers in browsers that lack one of these:
 * - invoker commands (before Safari 26.2, Firefox 144, Chrome 135);
 * - light dismissal of dialogs by `closedby` (before Safari 27.3, Firefox 141, Chrome 134);
 * - popovers (before Safari 17, Firefox 125, Chrome 114). Here an open one has `data-popover-open`, with styles in app/fallbacks.css.
 */

/** Adds listeners for what this browser lacks. Returns a function that removes them. */
export function startLayerFallback(): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal };
  if (!('CommandEvent' in self)) addEventListener('click', runCommand, options);
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    addEventListener('pointerdown', recordPress, options);
    addEventListener('click', dismissDialog, options);
  }
  // Typed as `object`, because TypeScript's `HTMLElement` always has `popover`.
  const elementPrototype: object = HTMLElement.prototype;
  if (!('popover' in elementPrototype)) {
    // `useLayerHistory` calls this method.
    HTMLElement.prototype.hidePopover = function hidePopover() {
      if (isOpen(this)) setOpen(this, false);
    };
    addEventListener('click', toggleAndDismissPopovers, options);
    addEventListener('keydown', closeOnEscape, options);
  }
  return () => controller.abort();
}

/** Runs the command of a pressed button: `show-modal` while its dialog is closed, `close` while it is open. */
function runCommand({ target }: Event): void {
  const dialog = controlledElement(target, 'commandfor');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (dialog.open) dialog.close();
  else dialog.showModal();
}

/** Returns the element whose id is the value of an attribute of the pressed button; null when no such button was pressed. */
function controlledElement(target: EventTarget | null, attribute: string): HTMLElement | null {
  const button = (target as Element).closest(`[${attribute}]`);
  return button && document.getElementById(button.getAttribute(attribute) ?? '');
}

/** True if the last press began on the backdrop: a press that began inside the dialog, to select text, must not close it. */
let beganOnBackdrop = false;

function recordPress(event: MouseEvent): void {
  beganOnBackdrop = isOnBackdrop(event);
}

function dismissDialog(event: MouseEvent): void {
  if (beganOnBackdrop && isOnBackdrop(event)) (event.target as HTMLDialogElement).close();
}

function isOnBackdrop({ target, clientX, clientY }: MouseEvent): boolean {
  if (!(target as Element).matches('dialog[closedby=any]')) return false;
  const { left, right, top, bottom } = (target as Element).getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Opens or closes the popover of a pressed button. Closes every other open popover unless the press was inside it. */
function toggleAndDismissPopovers({ target }: Event): void {
  const popover = controlledElement(target, 'popovertarget');
  for (const other of openPopovers()) {
    if (other !== popover && !other.contains(target as Node)) setOpen(other, false);
  }
  if (popover)
    setOpen(popover, !isOpen(popover) && !(target as Element).closest('[popovertargetaction=hide]'));
}

function closeOnEscape({ key }: KeyboardEvent): void {
  if (key === 'Escape') for (const popover of openPopovers()) setOpen(popover, false);
}

function openPopovers(): Iterable<HTMLElement> {
  return document.querySelectorAll<HTMLElement>('[data-popover-open]');
}

function isOpen(popover: HTMLElement): boolean {
  return 'popoverOpen' in popover.dataset;
}

/** Opens or closes a popover. When it closes with the focus inside, its button gets the focus. */
function setOpen(popover: HTMLElement, open: boolean): void {
  const hadFocus = popover.contains(document.activeElement);
  const opener = document.querySelector<HTMLElement>(
    `[popovertarget="${popover.id}"]:not([popovertargetaction])`,
  );
  popover.toggleAttribute('data-popover-open', open);
  opener?.setAttribute('aria-expanded', String(open));
  if (!open && hadFocus) opener?.focus();
}
