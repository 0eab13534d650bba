/**
 * Adds what jsdom lacks and components use: modal dialogs without the top layer, which restore the focus when they close, popovers, media queries and
 * observers that never match, and scrolling and animations that do nothing. A test that writes to `console.error` fails.
 */
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A loaded machine needs longer than the default of one second, and tests longer than five.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(20_000);

let consoleErrors: unknown[][] = [];

beforeEach(() => {
  consoleErrors = [];
  jest.spyOn(console, 'info').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation((...parts) => {
    // jsdom does not know `<search>`.
    if (!String(parts[0]).startsWith('The tag <%s> is unrecognized')) consoleErrors.push(parts);
  });
});

// A test that expects an error mocks `console.error` itself.
afterEach(() => {
  jest.restoreAllMocks();
  expect(consoleErrors).toEqual([]);
});

class SilentObserver {
  static supportedEntryTypes = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const { getComputedStyle } = globalThis;

/** The test environment has the form data of Node.js, which does not read forms. */
class FormDataOfForm extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const field of (form?.elements ?? []) as Iterable<HTMLInputElement>) {
      const isChosen = field.checked || !/^(?:checkbox|radio|submit|button)$/.test(field.type);
      if (field.name && isChosen && !field.disabled) this.append(field.name, field.value);
    }
  }
}

Object.assign(globalThis, {
  FormData: FormDataOfForm,
  // Drops the second argument: axe requests styles of pseudo-elements, which jsdom does not have.
  getComputedStyle: (element: Element) => getComputedStyle(element),
  IntersectionObserver: SilentObserver,
  PerformanceObserver: SilentObserver,
  ResizeObserver: SilentObserver,
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
  requestIdleCallback: (run: () => void) => setTimeout(run),
  cancelIdleCallback: clearTimeout,
  visualViewport: null,
  scrollTo() {},
});

Object.assign(Element.prototype, {
  scrollIntoView() {},
  scrollTo() {},
  animate: () => ({ cancel() {}, finished: Promise.resolve() }),
  checkVisibility: () => true,
  setPointerCapture() {},
});

Object.assign(Document.prototype, { elementsFromPoint: () => [] });
Object.assign(performance, { getEntriesByType: () => [] });

// Without a canvas axe does not recognise icon fonts; the shop has none.
Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });

const windowEvents: EventTarget = window;
const { addEventListener } = windowEvents;

// The test environment has the signals of Node.js, which jsdom does not accept.
windowEvents.addEventListener = (type, listener, options) => {
  const { signal, ...rest } = typeof options === 'object' ? options : { capture: options };
  addEventListener.call(window, type, listener, rest);
  signal?.addEventListener('abort', () => removeEventListener(type, listener as EventListener, rest));
};

const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>();

Object.assign(HTMLDialogElement.prototype, {
  show(this: HTMLDialogElement) {
    this.open = true;
  },
  showModal(this: HTMLDialogElement) {
    focusedBefore.set(this, document.activeElement);
    this.open = true;
    (
      this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>('button, a, input')
    )?.focus();
  },
  close(this: HTMLDialogElement, returnValue?: string) {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    (focusedBefore.get(this) as HTMLElement | null | undefined)?.focus();
    this.dispatchEvent(new Event('close'));
  },
});
