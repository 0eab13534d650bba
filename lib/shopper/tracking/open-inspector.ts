import { loadSessionValue, writeSessionValue } from '../../platform/browser-storage/stored-values.ts';
import { readLinkParameters } from '../../platform/urls/link-parameters.ts';

/** Key of the inspector's state in this tab. The state is stored while the inspector is open. */
export const inspectorKey = 'inspect_tracking';

/** Returns whether the inspector is open in this tab, or the query opens it. */
export function isInspectorOpen(search: string): boolean {
  return loadSessionValue(inspectorKey) !== undefined || readLinkParameters(search).inspect === 'tracking';
}

/**
 * Opens the inspector for this tab when the query has `inspect=tracking`. Returns true while the inspector is open: it stays open on
 * later pages of the tab until it is closed.
 */
export function openInspectorFromQuery(search: string): boolean {
  const isOpen = isInspectorOpen(search);
  if (isOpen) writeSessionValue(inspectorKey, loadSessionValue(inspectorKey) ?? {});
  return isOpen;
}
