/**
 * Features that one of the oldest browsers lacks and that are used without a test for them, each with its fallback or with what happens
 * without it.
 */
const toleratedFeatures: Record<string, string> = {
  'URL.canParse': "Next's polyfills add it before any module runs",
  '.hidePopover()': 'components/page-behaviour/layer-fallback.ts adds it',
  '<button commandfor>': 'components/page-behaviour/layer-fallback.ts; a link without script',
  '<button command>': 'components/page-behaviour/layer-fallback.ts; a link without script',
  '<dialog closedby>': 'components/page-behaviour/layer-fallback.ts',
  '<button popovertarget>': 'components/page-behaviour/layer-fallback.ts',
  '<button popovertargetaction>': 'components/page-behaviour/layer-fallback.ts',
  '<nav popover>': 'components/page-behaviour/layer-fallback.ts, app/fallbacks.css',
  '<div popover>': 'components/page-behaviour/layer-fallback.ts, app/fallbacks.css',
  '<details name>': 'several groups of the menu can be open at once',
  '<search>': 'the form in it has no landmark',
  '<img fetchpriority>': 'the image loads a little later',
  '<input autocapitalize>': 'a phone may begin with a capital, which the form accepts',
  '<video playsinline>': 'the player is full-screen',
  '.share()': 'share-list-button.tsx tests for it with `if`',
  '.segment()': 'lib/catalogue/product/description.ts tests for `Intl.Segmenter`',
  '.use()': "unified's own method",
  'AbortSignal.timeout': 'aborts, with another name of the error in some versions',
  ':has':
    'app/fallbacks.css; besides it, the page scrolls under an open layer, and the button back to the top may stand beside a bar',
  ':popover-open': 'app/fallbacks.css',
  'forced-color-adjust': 'iPhones have no forced colours',
  '@property': 'Tailwind sets the initial values where it is missing',
  'scrollbar-gutter': 'the page moves where a layer hides its scroll bar',
  'scrollbar-width': 'the scroll bar is wider',
  'scrollbar-color': 'the scroll bar has the colour of the system',
  'text-wrap': 'lines break where they fill',
  'contain-intrinsic-size': 'only counts with content-visibility',
  'content-visibility': 'sections off the screen are rendered',
  'overflow-clip-margin': 'only counts with content-visibility',
  resize: 'iPhones resize no field',
  '-webkit-tap-highlight-color': 'other browsers highlight nothing',
};

/** Features that only built files have: those of packages, which test for them, and of class names. */
const toleratedInBuild: Record<string, string> = {
  'float: inline-start': 'a legend keeps its place above the fieldset',
  'accent-color': 'Safari on iPhones lacks the contrast adjustment alone',
  'overscroll-behavior':
    'without effect on a list that is too short to scroll, behind which the page scrolls',
  'Uint8Array.fromBase64': 'jose tests for it with `if`',
  'Error.captureStackTrace': 'yup tests for it with `if`',
  '.isError()': "yup's own method",
  '.destroy()': "Embla's own method",
  '.seek()': "Embla's own method",
  '.to()': "Embla's own method",
  '.startViewTransition()': 'React uses it for transitions that the shop does not have',
  '.skipTransition()': 'React uses it for transitions that the shop does not have',
  'event navigate': 'React tests for `navigation`',
  'event navigatesuccess': 'React tests for `navigation`',
  'event navigateerror': 'React tests for `navigation`',
};

interface UsedFeature {
  name: string;
  /** Path and line. */
  at: string;
}

/** Returns the features that are not in the list. */
export function untolerated(features: UsedFeature[]): UsedFeature[] {
  return features.filter(({ name }) => !(name in toleratedFeatures));
}

/** Returns the features of a build that are in neither list. */
export function untoleratedInBuild(names: Iterable<string>): string[] {
  return [...names].filter((name) => !(name in toleratedFeatures || name in toleratedInBuild));
}

/** Returns the entries of the list that nothing uses. */
export function unusedTolerances(names: string[]): string[] {
  return Object.keys(toleratedFeatures).filter((name) => !names.includes(name));
}
