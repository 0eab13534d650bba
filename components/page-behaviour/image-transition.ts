import { followedLink } from './followed-link.ts';

const durationMs = 280;
/** Time after a click in which the image must appear on the next page; a later image is not animated. */
const timeoutMs = 4000;
/** Images to which the card's image may move: that of the card preview, or one of the product page. */
const targetSelector = '[data-card-preview] img, .gallery-row img';

/**
 * Animates a card's image to its position on the product page (shared element transition) when the card's link is followed.
 * The animation starts when an image with the same `src` appears on that page, and never delays the navigation. Honours
 * `prefers-reduced-motion`. Returns a function that stops the transitions.
 */
export function startImageTransitions(): () => void {
  let cancel = () => {};
  const onClick = (event: MouseEvent) => {
    const image = followedLink(event)?.closest('article')?.querySelector('img');
    cancel();
    if (!image?.complete || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    cancel = animateFrom(image.getBoundingClientRect(), image.currentSrc);
  };
  // Captures the click before the link's own handler, which may render the image at once.
  addEventListener('click', onClick, true);
  return () => {
    removeEventListener('click', onClick, true);
    cancel();
  };
}

/**
 * Waits for the target image and animates it; when React replaces the image, the new one continues the animation. Returns a function
 * that stops waiting.
 */
function animateFrom(from: DOMRect, cardSrc: string): () => void {
  let animation: Animation | undefined;
  let animatedImage: Element | undefined;
  const animateTarget = () => {
    const target = [...document.querySelectorAll<HTMLImageElement>(targetSelector)].find(
      ({ src }) => src === cardSrc,
    );
    if (!target || target === animatedImage) return;
    const elapsed = animation?.currentTime ?? 0;
    animatedImage = target;
    animation = animate(target, from);
    animation.currentTime = elapsed;
    animation.onfinish = stopWaiting;
  };
  const observer = new MutationObserver(animateTarget);
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stopWaiting, timeoutMs);
  function stopWaiting() {
    observer.disconnect();
    clearTimeout(timer);
  }
  return stopWaiting;
}

function animate(image: HTMLElement, from: DOMRect): Animation {
  const to = image.getBoundingClientRect();
  const firstFrame = {
    transformOrigin: '0 0',
    transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`,
  };
  return image.animate([firstFrame, { transformOrigin: '0 0', transform: 'none' }], {
    duration: durationMs,
    easing: 'cubic-bezier(0.22, 0.7, 0.2, 1)',
  });
}
