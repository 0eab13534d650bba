import { forgetForSession, keepForSession, loadForSession } from '../browser-storage/session.ts';
import { asObject } from '../wire/json.ts';

const storageKey = 'inspect_tracking';

/** Corners of the window, in the order in which the inspector moves through them; the first one leaves the buy area free. */
export const cornersInOrder = ['top-start', 'bottom-start', 'bottom-end', 'top-end'] as const;

/** How the inspector is shown in this tab. */
export interface InspectorPlace {
  isSmall: boolean;
  corner: (typeof cornersInOrder)[number];
}

/** Whether the inspector is open: since an address asked for it, from page to page, until it is closed. */
export function isInspecting(search: string): boolean {
  if (loadForSession(storageKey) !== undefined) return true;
  const isAsked = new URLSearchParams(search).get('inspect') === 'tracking';
  if (isAsked) placeInspector(inspectorPlace());
  return isAsked;
}

/** Where it was put last. */
export function inspectorPlace(): InspectorPlace {
  const kept = asObject(loadForSession(storageKey));
  const corner = cornersInOrder.find((name) => name === kept?.corner) ?? cornersInOrder[0];
  return { isSmall: kept?.isSmall === true, corner };
}

/** Keeps it where it was put. */
export function placeInspector(place: InspectorPlace): void {
  keepForSession(storageKey, place);
}

/** Shows it no longer. */
export function closeInspector(): void {
  forgetForSession(storageKey);
}
