/**
 * Set-up of component tests. Adds what jsdom lacks and components use: modal dialogs, which have no top layer but restore the focus when they close; media
 * queries and observers that never match; scrolling and animations that do nothing. A test that writes to `console.error` fails.
 */
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { takeUnsafeTextChanges } from './unsafe-text-changes.ts';

// On a busy machine, the default of one second is too short.
configure({ asyncUtilTimeout: 15_000 });

let consoleErrors: unknown[][] = [];

beforeEach(() => {
  consoleErrors = [];
  jest.spyOn(console, 'info').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation((...messageParts) => {
    // React warns about `<search>`, which jsdom does not know.
    const isUnknownTag = String(messageParts[0]).startsWith('The tag <%s> is unrecognized');
    if (!isUnknownTag) consoleErrors.push(messageParts);
  });
});

// A test that expects an error mocks `console.error` itself.
afterEach(() => {
  jest.restoreAllMocks();
  expect(consoleErrors).toEqual([]);
  expect(takeUnsafeTextChanges()).toEqual([]);
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

/** `FormData` that reads a form. The test environment has the `FormData` of Node.js, which does not. */
class FormDataOfForm extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const field of (form?.elements ?? []) as Iterable<HTMLInputElement>) {
      const hasValue = field.checked || !/^(?:checkbox|radio|submit|button)$/.test(field.type);
      if (field.name && hasValue && !field.disabled) this.append(field.name, field.value);
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

// Without a canvas, axe does not recognise icon fonts, of which the shop has none.
Object.assign(HTMLCanvasElement.prototype, { getContext: () => null });

const windowEvents: EventTarget = window;
const { addEventListener } = windowEvents;

// The test environment has the `AbortSignal` of Node.js, which `addEventListener` of jsdom does not accept.
windowEvents.addEventListener = (type, listener, options) => {
  const { signal, ...rest } = typeof options === 'object' ? options : { capture: options };
  addEventListener.call(window, type, listener, rest);
  signal?.addEventListener('abort', () => removeEventListener(type, listener as EventListener, rest));
};

/** Element that had the focus before a dialog opened. */
const previousFocus = new WeakMap<HTMLDialogElement, Element | null>();

Object.assign(HTMLDialogElement.prototype, {
  show(this: HTMLDialogElement) {
    this.open = true;
  },
  showModal(this: HTMLDialogElement) {
    previousFocus.set(this, document.activeElement);
    this.open = true;
    (
      this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>('button, a, input')
    )?.focus();
  },
  close(this: HTMLDialogElement, returnValue?: string) {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    (previousFocus.get(this) as HTMLElement | null | undefined)?.focus();
    this.dispatchEvent(new Event('close'));
  },
});
