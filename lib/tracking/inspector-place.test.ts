import { closeInspector, inspectorPlace, isInspecting, placeInspector } from './inspector-place.ts';
import { trackedBrowser } from './testing.ts';

const asked = '?inspect=tracking';

test('the inspector is open from where an address asks for it, on every page, until it is closed', () => {
  trackedBrowser();
  expect(['', '?inspect=other', asked, ''].map(isInspecting)).toEqual([false, false, true, true]);
  closeInspector();
  expect(isInspecting('')).toBe(false);
});

test('it stays where it was put, also where an address asks for it again', () => {
  trackedBrowser();
  placeInspector({ isSmall: true, corner: 'bottom-end' });
  isInspecting(asked);
  expect(inspectorPlace()).toEqual({ isSmall: true, corner: 'bottom-end' });
});

test('at first it is whole and leaves the buy area free, whatever a tab has kept', () => {
  const { session } = trackedBrowser();
  for (const kept of [undefined, 'on', '{"corner":"middle","isSmall":1}']) {
    if (kept) session.set('inspect_tracking', kept);
    expect(inspectorPlace()).toEqual({ isSmall: false, corner: 'top-start' });
  }
});
