import {
  loadSessionValue,
  persistSessionValue,
  removeSessionValue,
} from '../../platform/browser-storage/stored-values.ts';
import { readLinkParameters } from '../../platform/urls/link-parameters.ts';
import { asObject } from '../../platform/wire/json.ts';

const storageKey = 'inspect_tracking';

/** Corners of the window in the order in which the move button visits them. The first is the default; it leaves the buy area uncovered. */
export const inspectorCorners = ['top-start', 'bottom-start', 'bottom-end', 'top-end'] as const;

/** Size and position of the inspector in this tab. */
export interface InspectorState {
  isSmall: boolean;
  corner: (typeof inspectorCorners)[number];
}

/** Returns whether the inspector is open in this tab, or the query opens it. */
export function isInspectorOpen(search: string): boolean {
  return loadSessionValue(storageKey) !== undefined || readLinkParameters(search).inspect === 'tracking';
}

/**
 * Opens the inspector for this tab when the query has `inspect=tracking`. Returns true while the inspector is open: it stays open on
 * later pages of the tab until it is closed.
 */
export function openInspectorFromQuery(search: string): boolean {
  const isOpen = isInspectorOpen(search);
  if (isOpen) persistInspectorState(loadInspectorState());
  return isOpen;
}

/** Loads the last state, or the default: full size in the first corner. */
export function loadInspectorState(): InspectorState {
  const stored = asObject(loadSessionValue(storageKey));
  const corner = inspectorCorners.find((name) => name === stored?.corner) ?? inspectorCorners[0];
  return { isSmall: stored?.isSmall === true, corner };
}

/** Persists the state for this tab, which also marks the inspector as open. */
export function persistInspectorState(state: InspectorState): void {
  persistSessionValue(storageKey, state);
}

/** Closes the inspector for this tab. */
export function closeInspector(): void {
  removeSessionValue(storageKey);
}
