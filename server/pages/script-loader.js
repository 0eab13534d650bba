/*
 * Loads the scripts of a page in order, after its images have loaded and painted, on the first interaction or after a timeout, whichever
 * comes first. A page that the browser prerenders loads them once it is shown: until then there is no visit to track or store.
 * A page loads none while it is hidden because it redirects to another language (lib/platform/urls/stored-language-script.ts).
 * The `data-scripts` attribute of this script's tag lists the URLs of the scripts.
 */
(() => {
  const { scripts } = document.currentScript.dataset;
  const interactionEvents = ['pointerdown', 'touchstart', 'click', 'keydown', 'input', 'focusin'];
  const timeoutMs = 10_000;
  let isStarted = false;
  const start = () => {
    const isRedirecting = document.documentElement.hidden;
    if (isStarted || document.prerendering || isRedirecting) return;
    isStarted = true;
    for (const type of interactionEvents) removeEventListener(type, start, true);
    for (const src of scripts.split(' ')) {
      const script = document.createElement('script');
      script.async = false;
      script.src = src;
      document.head.append(script);
    }
  };
  const startAfterPaint = () => {
    // A hidden tab does not paint.
    if (document.hidden) start();
    else requestAnimationFrame(() => setTimeout(start));
  };
  for (const type of interactionEvents) addEventListener(type, start, { capture: true, passive: true });
  setTimeout(start, timeoutMs);
  if (document.prerendering) document.addEventListener('prerenderingchange', startAfterPaint);
  else if (document.readyState === 'complete') startAfterPaint();
  else addEventListener('load', startAfterPaint);
})();
