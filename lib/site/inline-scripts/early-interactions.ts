/** Event dispatched once React has hydrated the page (on `window`) or a deferred island (on its element). */
export const hydratedEvent = 'hydrated';

/**
 * Inline script that records interactions before hydration and replays each once, in order, on the same element. Skips what works
 * without hydration: links, `details`, invoker commands and popovers where the browser has them, forms with an action, and the consent
 * bar (consent-script.ts). Must run before every other script. Elements marked `data-deferred` hydrate after the page and dispatch
 * their own event. Buttons carry `data-pending` until the replay. Of several inputs into a text field, only the last is replayed. The
 * field is emptied, and then its value is set past React's own setter, because React ignores an `input` event that does not change the
 * value that it knows. A checkbox or radio button gets the opposite of its recorded state, and the click restores it.
 */
export const earlyInteractionsScript = `(() => {
  const native =
    (self.CommandEvent ? ',[commandfor]' : '') +
    ('popover' in HTMLElement.prototype ? ',[popovertarget]' : '');
  const buttonSelector = 'button:not([type=submit],[data-consent]' + native + ')';
  const formSelector = 'form[method=post]:not([action])';
  const isCheckable = ({ type }) => type === 'radio' || type === 'checkbox';
  const types = ['click', 'input', 'submit'];
  let queue = [];
  let hydrated = false;
  const isUnhydrated = (node) => !hydrated || node.closest('[data-deferred]');
  const record = (event) => {
    const { type, target, submitter } = event;
    const node = type === 'input' ? target : target.closest(type === 'click' ? buttonSelector : formSelector);
    if (!node || !isUnhydrated(node)) return;
    event.stopPropagation();
    if (type === 'submit') event.preventDefault();
    if (type !== 'input') (submitter ?? node).dataset.pending = '';
    else if (!isCheckable(node)) queue = queue.filter((entry) => entry.type === 'click' || entry.node !== node);
    queue.push({ type, node, submitter, value: node.value, checked: node.checked });
  };
  const replay = ({ type, node, submitter, value, checked }) => {
    delete (submitter ?? node).dataset.pending;
    if (type === 'submit') return node.requestSubmit(submitter);
    if (type === 'input' && !isCheckable(node)) {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(node), 'value');
      // The current text of a field, or the recorded one if it is empty now; a select always gets the recorded value.
      const text = node.localName !== 'select' && node.value || value;
      node.value = '';
      set.call(node, text);
      for (const name of ['input', 'change']) node.dispatchEvent(new Event(name, { bubbles: true }));
      return;
    }
    if (type === 'input') node.checked = !checked;
    node.click();
  };
  for (const type of types) addEventListener(type, record, true);
  addEventListener('${hydratedEvent}', ({ target }) => {
    if (target === window) {
      hydrated = true;
      document.documentElement.dataset.hydrated = '';
    } else target.removeAttribute('data-deferred');
    for (const entry of queue) if (!isUnhydrated(entry.node)) setTimeout(replay, 0, entry);
    queue = queue.filter(({ node }) => isUnhydrated(node));
  });
})()`;
