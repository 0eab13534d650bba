import {
  closeInspector,
  isInspectorOpen,
  loadInspectorState,
  persistInspectorState,
} from './inspector-state.ts';
import { trackedBrowser } from './testing.ts';

const openingQuery = '?inspect=tracking';

describe('inspector state', () => {
  test('stays open from the opening query until it is closed', () => {
    trackedBrowser();
    expect(['', '?inspect=other', openingQuery, ''].map(isInspectorOpen)).toEqual([false, false, true, true]);
    closeInspector();
    expect(isInspectorOpen('')).toBe(false);
  });

  test('keeps its state when opened again', () => {
    trackedBrowser();
    persistInspectorState({ isSmall: true, corner: 'bottom-end' });
    isInspectorOpen(openingQuery);
    expect(loadInspectorState()).toEqual({ isSmall: true, corner: 'bottom-end' });
  });

  test('starts at full size in the first corner without valid stored state', () => {
    const { session } = trackedBrowser();
    for (const stored of [undefined, 'on', '{"corner":"middle","isSmall":1}']) {
      if (stored) session.set('inspect_tracking', stored);
      expect(loadInspectorState()).toEqual({ isSmall: false, corner: 'top-start' });
    }
  });
});
