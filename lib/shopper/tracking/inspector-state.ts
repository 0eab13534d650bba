import {
  loadSessionValue,
  removeSessionValue,
  writeSessionValue,
} from '../../platform/browser-storage/stored-values.ts';
import { asObject } from '../../platform/wire/json.ts';
import { inspectorKey } from './open-inspector.ts';

/** Corners of the window in the order in which the move button visits them. The first is the default; it leaves the buy area uncovered. */
export const inspectorCorners = ['top-start', 'bottom-start', 'bottom-end', 'top-end'] as const;

/** Size and position of the inspector in this tab. */
export interface InspectorState {
  /** True while it is minimised to its title bar. */
  isSmall: boolean;
  corner: (typeof inspectorCorners)[number];
}

/** Loads the last state, or the default: full size in the first corner. */
export function loadInspectorState(): InspectorState {
  const stored = asObject(loadSessionValue(inspectorKey));
  const corner = inspectorCorners.find((name) => name === stored?.corner) ?? inspectorCorners[0];
  return { isSmall: stored?.isSmall === true, corner };
}

/** Persists the state for this tab, which also marks the inspector as open. */
export function persistInspectorState(state: InspectorState): void {
  writeSessionValue(inspectorKey, state);
}

/** Removes the state, which also marks the inspector as closed for this tab. */
export function clearInspectorState(): void {
  removeSessionValue(inspectorKey);
}
