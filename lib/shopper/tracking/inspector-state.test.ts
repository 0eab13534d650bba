import { clearInspectorState, loadInspectorState, persistInspectorState } from './inspector-state.ts';
import { openInspectorFromQuery } from './open-inspector.ts';
import { installTrackedBrowser } from './testing.ts';

const openingQuery = '?inspect=tracking';

describe('inspector state', () => {
  test('stays open from the opening query until it is closed', () => {
    installTrackedBrowser();
    expect(['', '?inspect=other', openingQuery, ''].map(openInspectorFromQuery)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    clearInspectorState();
    expect(openInspectorFromQuery('')).toBe(false);
    expect(openInspectorFromQuery('?a=1&amp;Inspect=tracking')).toBe(true);
  });

  test('keeps its state when opened again', () => {
    installTrackedBrowser();
    persistInspectorState({ isSmall: true, corner: 'bottom-end' });
    openInspectorFromQuery(openingQuery);
    expect(loadInspectorState()).toEqual({ isSmall: true, corner: 'bottom-end' });
  });

  test('starts at full size in the first corner without valid stored state', () => {
    const { session } = installTrackedBrowser();
    for (const stored of [undefined, 'on', '{"corner":"middle","isSmall":1}']) {
      if (stored) session.set('inspect_tracking', stored);
      expect(loadInspectorState()).toEqual({ isSmall: false, corner: 'top-start' });
    }
  });
});
