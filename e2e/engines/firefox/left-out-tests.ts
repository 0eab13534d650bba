/**
 * Browser tests that do not run in Firefox: by reason, their file and the beginning of their title, or whole files. Tests that open no page
 * are left out by themselves (page-tests.ts); any other runs unless it is here.
 */
export const leftOutTests: Record<string, string[]> = {
  'The driver cannot switch off script.': [
    'no-script.spec.ts',
    'listing.spec.ts filters with a form without JavaScript',
    'preview.spec.ts previews a URL and builds a campaign link by forms',
    'reference-api.spec.ts rejects a wrong key',
    'reference-api.spec.ts attributes to the first visit',
    'share-links.spec.ts contain only colour and size',
  ],
  'Firefox emulates neither phones nor touch.': [
    'budgets.spec.ts',
    'card-payment.spec.ts',
    'layers.spec.ts',
    'looks.spec.ts',
    'phone.spec.ts',
  ],
  'The driver has no bodies of requests.': [
    'campaign-parameters.spec.ts a campaign survives',
    'checkout.spec.ts an order by keyboard is placed once',
    'checkout.spec.ts an order is placed once when its connection hangs',
    'device-clock.spec.ts',
    'pages.spec.ts … in … on a … load cleanly',
    'search.spec.ts requests nine products',
    'secret-pages.spec.ts the secret of a mail reaches nobody',
  ],
  'Firefox ESR crashes: while axe checks a form with text, and while a test reads pictures of the open menu.':
    ['a11y.spec.ts', 'keyboard.spec.ts keys open the menu'],
  'Firefox measures no layout shifts.': ['reference-api.spec.ts shows web vitals of a campaign'],
  'Nothing emulates colours and motion of the system.': [
    'early-interaction.spec.ts shows the button of the slides',
    'product.spec.ts shows its selection in forced colours',
  ],
  'After a change of the hash the driver waits for a page that never loads.': [
    'early-interaction.spec.ts hydrates forms of pages reached by a link',
  ],
  'The driver shows one tab at a time: others are in the background.': ['account.spec.ts two tabs'],
  "Tab also reaches the browser's own buttons.": [
    'cart-panel.spec.ts traps focus',
    'keyboard.spec.ts the phone menu opened before hydration',
  ],
  'A text that the driver fills in reaches React only when its field is left.': [
    'history.spec.ts restores filters, sorting and page of a listing',
    'tracking.spec.ts delivers each action of a visit exactly once',
  ],
  'The driver may wait for the load of a page that has loaded while its address was replaced.': [
    'customer-cart.spec.ts names sold-out lines when signing in',
  ],
  'The driver reports an error of its own in a page that replaces itself.': [
    'secret-pages.spec.ts a reload and the other language',
  ],
  'To a page that the driver opens the visitor has been active, so that nothing waits for the first use.': [
    'early-interaction.spec.ts signs out',
    'early-interaction.spec.ts keeps the return path',
  ],
  'It starts a Chromium of its own.': ['back-forward-cache.spec.ts'],
};
