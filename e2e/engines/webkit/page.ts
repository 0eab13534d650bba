import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { keys, type WebDriverSession, type WebElement } from './webdriver.ts';

const dom = readFileSync(
  new URL(
    import.meta.resolve('@testing-library/dom').replace(/dist\/.*/, 'dist/@testing-library/dom.umd.min.js'),
  ),
  'utf8',
);
const timeoutMs = 10_000;
const pollMs = 50;

interface Query {
  role: string;
  name: string | RegExp;
  /** Accessible role of the element to search in, such as `main` or `dialog`. */
  within?: string;
}

/** Page in WebKit whose elements are found by accessible role and name, with the queries of the component tests. */
export class WebKitPage {
  readonly #session: WebDriverSession;
  readonly #origin: string;

  constructor(session: WebDriverSession, origin: string) {
    this.#session = session;
    this.#origin = origin;
  }

  /** Opens a path and waits until the page has hydrated. */
  async goto(path: string): Promise<void> {
    await this.#session.open(this.#origin + path);
    await this.waitForHydration();
  }

  async waitForHydration(): Promise<void> {
    await this.waitUntil('the page has hydrated', () =>
      this.call(
        () =>
          document.querySelector('html[data-hydrated]') !== null &&
          !document.querySelector('[data-deferred=""]'),
      ),
    );
  }

  back = () => this.#session.back();
  screenshot = () => this.#session.screenshot();
  pressKey = (key: keyof typeof keys) => this.#session.pressKeys(keys[key]);
  pressAt: WebDriverSession['pressAt'] = (x, y) => this.#session.pressAt(x, y);
  call: WebDriverSession['call'] = (run, ...args) => this.#session.call(run, ...args);

  async path(): Promise<string> {
    return decodeURI((await this.#session.url()).slice(this.#origin.length));
  }

  async waitForPath(pattern: RegExp): Promise<void> {
    await this.waitUntil(`the path matches ${pattern}`, async () => pattern.test(await this.path()));
  }

  /** Returns whether a visible element with this role and name exists. */
  async has(query: Query): Promise<boolean> {
    return (await this.#find(query)) !== null;
  }

  /** Waits for the first visible element with this role and name. */
  async find(query: Query): Promise<WebElement> {
    let element: WebElement | null = null;
    await this.waitUntil(`there is ${query.role} ${query.name}`, async () => {
      element = await this.#find(query);
      return element !== null;
    });
    return element as unknown as WebElement;
  }

  /** Scrolls an element into view, waits until it neither moves nor is covered, and presses its middle. */
  async press(query: Query): Promise<void> {
    let last = { x: 0, y: 0, pageY: -1 };
    await this.waitUntil(`${query.role} ${query.name} can be pressed`, async () => {
      const { isHit, ...place } = await this.call(scrollToMiddle, await this.find(query));
      const isStill = isDeepStrictEqual(place, last);
      last = place;
      return isHit && isStill;
    });
    await this.pressAt(last.x, last.y);
  }

  /** Types with the keyboard into whatever has the focus. */
  typeKeys = (text: string) => this.#session.pressKeys(text);

  /** Chooses an option of a `<select>` by its value. */
  async select(name: string, value: string): Promise<void> {
    const field = await this.find({ role: 'combobox', name, within: 'main' });
    await this.call(
      (select, chosen) => {
        (select as HTMLSelectElement).value = chosen;
        for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
      },
      field,
      value,
    );
  }

  /** Opens a path of a browser without script, where queries by role do not work. */
  open = (path: string) => this.#session.open(this.#origin + path);

  /** Returns whether the first element of a CSS selector is visible. */
  async isVisible(selector: string): Promise<boolean> {
    return this.#session.isDisplayed(await this.#first(selector));
  }

  /** Clicks the first element of a CSS selector. */
  async follow(selector: string): Promise<void> {
    await this.#session.click(await this.#first(selector));
  }

  /** Types into the first element of a CSS selector. */
  async type(selector: string, text: string): Promise<void> {
    await this.#session.type(await this.#first(selector), text);
  }

  async #first(selector: string): Promise<WebElement> {
    const [element] = await this.#session.select(selector);
    if (!element) throw new Error(`${selector} matches nothing`);
    return element;
  }

  async fill(name: string | RegExp, text: string): Promise<void> {
    await this.#session.type(await this.find({ role: 'textbox', name, within: 'main' }), text);
  }

  /** Waits until the content of the page contains a text. */
  async waitForText(text: string | RegExp): Promise<void> {
    await this.waitUntil(`the page contains ${text}`, async () => {
      const content = await this.call(() => document.querySelector('main')?.textContent ?? '');
      return typeof text === 'string' ? content.includes(text) : text.test(content);
    });
  }

  async waitUntil(condition: string, isMet: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (!(await isMet())) {
      if (Date.now() > deadline)
        throw new Error(`Timed out waiting until ${condition} at ${await this.path()}`);
      await sleep(pollMs);
    }
  }

  async #find({ role, name, within = 'document' }: Query): Promise<WebElement | null> {
    const hasLibrary = await this.call(() => 'TestingLibraryDom' in window);
    // A function of a string, because WebDriver sends the source of a function.
    if (!hasLibrary) await this.call(new Function(dom) as () => void);
    const [source, flags] = typeof name === 'string' ? [name, null] : [name.source, name.flags];
    return this.call(
      (role, source, flags, within) => {
        const { queryAllByRole } = (
          window as unknown as Record<'TestingLibraryDom', typeof import('@testing-library/dom')>
        ).TestingLibraryDom;
        const regions = within === 'document' ? [document.body] : queryAllByRole(document.body, within);
        const options = { name: flags === null ? source : new RegExp(source, flags) };
        const found = regions.flatMap((region) => queryAllByRole(region, role, options));
        return found.find((element) => element.checkVisibility({ visibilityProperty: true })) ?? null;
      },
      role,
      source,
      flags,
      within,
    ) as Promise<unknown> as Promise<WebElement | null>;
  }
}

/** Runs in the page: scrolls to an element that is out of view, and returns its middle and whether a press there would hit it. */
function scrollToMiddle(element: HTMLElement): { x: number; y: number; pageY: number; isHit: boolean } {
  const middleOf = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isHitAt = ({ x, y }: { x: number; y: number }) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
  };
  // A press focuses the button, for which WebKit scrolls a sticky header to its place in the page.
  if (element.closest('dialog, [data-site-header]')?.matches('[data-site-header]'))
    scrollTo({ top: 0, behavior: 'instant' });
  else if (!isHitAt(middleOf())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const middle = middleOf();
  // A sticky element stands still while the page still scrolls below it.
  return { ...middle, pageY: scrollY, isHit: isHitAt(middle) };
}
