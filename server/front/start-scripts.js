/*
 * Starts the scripts of a page in their order: once its pictures have come and been painted, as soon as someone touches, types or
 * moves the focus, and at the latest when pictures keep it waiting for long. Their addresses stand in the tag that brought this file.
 */
(() => {
  const { scripts } = document.currentScript.dataset;
  const felt = ['pointerdown', 'touchstart', 'click', 'keydown', 'input', 'focusin'];
  const patienceMs = 10_000;
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const type of felt) removeEventListener(type, start, true);
    for (const src of scripts.split(' ')) {
      const script = document.createElement('script');
      script.async = false;
      script.src = src;
      document.head.append(script);
    }
  };
  const startWhenPainted = () => {
    // A page in a tab that nobody sees paints nothing.
    if (document.hidden) start();
    else requestAnimationFrame(() => setTimeout(start));
  };
  for (const type of felt) addEventListener(type, start, { capture: true, passive: true });
  setTimeout(start, patienceMs);
  if (document.readyState === 'complete') startWhenPainted();
  else addEventListener('load', startWhenPainted);
})();
