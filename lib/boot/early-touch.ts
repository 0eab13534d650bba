/** Event that says that React has hydrated the page, or the element that the event is sent to. */
export const hydratedEvent = 'hydrated';

/**
 * Script that records what someone does before hydration and repeats it afterwards: each action once, in order, on the same element. What
 * works as HTML is left to HTML: links, `details`, invoker commands, and forms that lead somewhere; consent is for keep-consent.ts.
 * It must run before any other.
 * Places marked `data-late` come to life after the page, by an event of their own. Buttons wear `data-pending` meanwhile. A value is cleared before it is given again, as React tells a field only what is new.
 */
export const earlyTouch = `(() => {
  const button = 'button:not([type=submit],[commandfor],[popovertarget],[data-consent])';
  const form = 'form[method=post]:not([action])';
  const checkable = ({ type }) => type === 'radio' || type === 'checkbox';
  const types = ['click', 'input', 'submit'];
  let kept = [];
  let alive = false;
  const asleep = (place) => !alive || place.closest('[data-late]');
  const keep = (event) => {
    const { type, target, submitter } = event;
    const place = type === 'input' ? target : target.closest(type === 'click' ? button : form);
    if (!place || !asleep(place)) return;
    event.stopPropagation();
    if (type === 'submit') event.preventDefault();
    if (type !== 'input') (submitter ?? place).dataset.pending = '';
    else if (!checkable(place)) kept = kept.filter((one) => one.type === 'click' || one.place !== place);
    kept.push({ type, place, submitter, value: place.value, checked: place.checked });
  };
  const again = ({ type, place, submitter, value, checked }) => {
    delete (submitter ?? place).dataset.pending;
    if (type === 'submit') return place.requestSubmit(submitter);
    if (type === 'input' && !checkable(place)) {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(place), 'value');
      const now = place.localName !== 'select' && place.value || value;
      place.value = '';
      set.call(place, now);
      for (const name of ['input', 'change']) place.dispatchEvent(new Event(name, { bubbles: true }));
      return;
    }
    if (type === 'input') place.checked = !checked;
    place.click();
  };
  for (const type of types) addEventListener(type, keep, true);
  addEventListener('${hydratedEvent}', ({ target }) => {
    alive = true;
    if (target === window) document.documentElement.dataset.hydrated = '';
    else target.removeAttribute('data-late');
    for (const one of kept) if (!asleep(one.place)) setTimeout(again, 0, one);
    kept = kept.filter(({ place }) => asleep(place));
  });
})()`;
