import { followedLink } from './followed-link.ts';

const flightMs = 280;
const arrivesWithinMs = 4000;
const large = '[data-ahead] img, .gallery-row img';

/**
 * Has the picture of a card whose link is followed move to its place on the page of the product, as soon as it stands there in the file
 * of the card. Nothing waits for it, and nothing moves for who prefers that. Returns how to stop.
 */
export function startPictureFlights(): () => void {
  let end = () => {};
  const follow = (event: MouseEvent) => {
    const picture = followedLink(event)?.closest('article')?.querySelector('img');
    end();
    if (!picture?.complete || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    end = flyFrom(picture.getBoundingClientRect(), picture.currentSrc);
  };
  // Before the link's own handler, which may show the picture at once.
  addEventListener('click', follow, true);
  return () => {
    removeEventListener('click', follow, true);
    end();
  };
}

/** Waits for the picture and lets it fly; where another one takes its place meanwhile, that one flies on. */
function flyFrom(from: DOMRect, file: string): () => void {
  let flight: Animation | undefined;
  let flown: Element | undefined;
  const look = () => {
    const arrived = [...document.querySelectorAll<HTMLImageElement>(large)].find(({ src }) => src === file);
    if (!arrived || arrived === flown) return;
    const begunAt = flight?.currentTime ?? 0;
    flown = arrived;
    flight = move(arrived, from);
    flight.currentTime = begunAt;
    flight.onfinish = end;
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => end(), arrivesWithinMs);
  function end() {
    observer.disconnect();
    clearTimeout(timer);
  }
  return end;
}

function move(picture: HTMLElement, from: DOMRect): Animation {
  const to = picture.getBoundingClientRect();
  const start = {
    transformOrigin: '0 0',
    transform: `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`,
  };
  return picture.animate([start, { transformOrigin: '0 0', transform: 'none' }], {
    duration: flightMs,
    easing: 'cubic-bezier(0.22, 0.7, 0.2, 1)',
  });
}
