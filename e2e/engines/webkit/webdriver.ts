/** Key of an element's id in WebDriver JSON. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Reference to an element of the page. */
export interface WebElement {
  [elementKey]: string;
}

/** Arguments as a function in the page receives them. */
type InPage<Args extends unknown[]> = {
  [Index in keyof Args]: Args[Index] extends WebElement ? HTMLElement : Args[Index];
};

/** Session of the W3C WebDriver protocol, as far as the tests use it. */
export interface WebDriverSession {
  open(url: string): Promise<void>;
  url(): Promise<string>;
  back(): Promise<void>;
  /** Calls a function in the page; elements can be arguments and the result. */
  call<Args extends unknown[], Result>(
    run: (...args: InPage<Args>) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Presses at a point of the viewport in CSS pixels. */
  pressAt(x: number, y: number): Promise<void>;
  /** Presses keys one after another. */
  pressKeys(keys: string): Promise<void>;
  /** Focuses a field and types a text into it. */
  type(field: WebElement, text: string): Promise<void>;
  /** Returns elements by CSS selector, also on pages without script. */
  select(selector: string): Promise<WebElement[]>;
  isDisplayed(element: WebElement): Promise<boolean>;
  click(element: WebElement): Promise<void>;
  /** Returns a PNG of the viewport. */
  screenshot(): Promise<Buffer>;
  end(): Promise<void>;
}

/** Keys by their WebDriver code. */
export const keys = { tab: '\uE004', enter: '\uE007', escape: '\uE00C' };

/** Starts a session of a WebDriver program. @param capabilities capabilities that the browser must have */
export async function startSession(driverUrl: string, capabilities: object): Promise<WebDriverSession> {
  const { sessionId } = (await send(driverUrl, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string };
  const command = (method: string, path: string, body?: object) =>
    send(driverUrl, method, `/session/${sessionId}${path}`, body);
  const post = (path: string, body: object = {}) => command('POST', path, body);
  const perform = async (source: object) => void (await post('/actions', { actions: [source] }));
  return {
    open: async (url) => void (await post('/url', { url })),
    url: async () => (await command('GET', '/url')) as string,
    back: async () => void (await post('/back')),
    call: async (run, ...args) =>
      (await post('/execute/sync', { script: `return (${run})(...arguments)`, args })) as ReturnType<
        typeof run
      >,
    pressAt: (x, y) =>
      perform({
        type: 'pointer',
        id: 'pointer',
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    pressKeys: (pressed) =>
      perform({
        type: 'key',
        id: 'keyboard',
        actions: [...pressed].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      }),
    type: async (field, text) => void (await post(`/element/${field[elementKey]}/value`, { text })),
    select: async (value) => (await post('/elements', { using: 'css selector', value })) as WebElement[],
    isDisplayed: async (element) =>
      (await command('GET', `/element/${element[elementKey]}/displayed`)) as boolean,
    click: async (element) => void (await post(`/element/${element[elementKey]}/click`)),
    screenshot: async () => Buffer.from((await command('GET', '/screenshot')) as string, 'base64'),
    end: async () => void (await command('DELETE', '')),
  };
}

/** Sends a command and returns its value. @throws the driver's error */
async function send(driverUrl: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(driverUrl + path, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`WebDriver ${method} ${path}: ${value?.error}: ${value?.message}`);
  return value;
}
