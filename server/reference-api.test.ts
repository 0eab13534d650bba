import childProcess, { type ChildProcess, type ForkOptions } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { referenceApiSource, startReferenceApi } from './reference-api.ts';
import { StartError } from './start-error.ts';

/** Fake child process that exits on a signal, and without a parent. */
class StubProcess extends EventEmitter {
  static nextPid = 1;
  readonly pid = StubProcess.nextPid++;
  exitCode: number | null = null;
  readonly signalCode = null;
  readonly env: NodeJS.ProcessEnv;
  constructor(env: NodeJS.ProcessEnv) {
    super();
    this.env = env;
  }
  kill(): void {
    this.exitCode = 0;
    this.emit('exit');
  }
  connected = true;
  /** As that of Node: emits an error when the channel is closed. */
  disconnect(): void {
    if (!this.connected) this.emit('error', new Error('ERR_IPC_DISCONNECTED'));
    this.kill();
  }
}

let processes: StubProcess[];
/** Message that a new process sends; null to end instead. */
let firstMessage: object | null;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick'] });
  processes = [];
  firstMessage = { type: 'listening', port: 4000 };
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  jest.spyOn(childProcess, 'fork').mockImplementation(((_module: string, { env }: ForkOptions) => {
    const started = new StubProcess(env ?? process.env);
    processes.push(started);
    process.nextTick(() => (firstMessage ? started.emit('message', firstMessage) : started.kill()));
    return started as unknown as ChildProcess;
  }) as unknown as typeof childProcess.fork);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('startReferenceApi', () => {
  test('finds the sources that run under npm run dev', () => {
    expect(existsSync(referenceApiSource)).toBe(true);
  });

  test('passes only configured options to the process', async () => {
    const { url } = await startReferenceApi();
    expect(url).toBe('http://127.0.0.1:4000');
    expect(processes[0]?.env).toMatchObject({ PORT: '0', SMTP_URL: 'log', TRUSTED_PROXIES: 'loopback' });
    for (const name of ['SHOPS', 'CARD_PROVIDER', 'WEBHOOK_URL'])
      expect(processes[0]?.env).not.toHaveProperty(name);
    const shops = [{ currency: 'EGP', origin: 'https://shop.example', deliveryCost: 0 }];
    const webhook = { url: 'http://localhost/hook', secret: 's' };
    await startReferenceApi({
      settings: { SMTP_URL: 'smtp://mail' },
      shops,
      webhook,
      acceptsCards: true,
      siteUrl: 'https://shop.example',
    });
    expect(processes[1]?.env).toMatchObject({
      SMTP_URL: 'smtp://mail',
      SHOPS: JSON.stringify(shops),
      SITE_URL: 'https://shop.example',
      CARD_PROVIDER: 'test',
      WEBHOOK_URL: webhook.url,
      WEBHOOK_SECRET: webhook.secret,
    });
  });

  test('rejects when the process ends before it listens', async () => {
    firstMessage = null;
    await expect(startReferenceApi()).rejects.toThrow(StartError);
  });

  test('waits for the message with the port', async () => {
    firstMessage = { type: 'progress', port: 1 };
    const started = startReferenceApi();
    await Promise.resolve();
    await new Promise(process.nextTick);
    processes[0]?.emit('message', { type: 'listening' });
    processes[0]?.emit('message', { type: 'listening', port: 4001 });
    expect((await started).url).toBe('http://127.0.0.1:4001');
  });

  test('waits for a process whose channel is closed already', async () => {
    const api = await startReferenceApi();
    const [child] = processes as [StubProcess];
    child.connected = false;
    const stopped = api.stop();
    expect(child.exitCode).toBeNull();
    child.kill();
    await stopped;
  });

  test('restarts a process on the same port until it is stopped', async () => {
    const api = await startReferenceApi();
    for (const count of [2, 3]) {
      const { pid } = api;
      processes.at(-1)?.kill();
      jest.advanceTimersByTime(499);
      expect(processes).toHaveLength(count - 1);
      jest.advanceTimersByTime(1);
      expect([processes.length, processes.at(-1)?.env.PORT, api.pid !== pid]).toEqual([count, '4000', true]);
    }
    await api.stop();
    expect(processes.at(-1)?.exitCode).toBe(0);
    jest.advanceTimersByTime(1000);
    await api.stop();
    expect(processes).toHaveLength(3);
  });
});
