#!/usr/bin/env node
/*
 * Starts Firefox with these arguments for Playwright, between whose WebSocket and Firefox's it stands: Playwright sends a command
 * that Firefox ESR does not know, which emulates media features, and opens no page without its success. Colour schemes are not emulated.
 */
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

const unknownCommand = 'emulation.setMediaFeaturesOverride';
const endpoint = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code) => process.exit(code ?? 0));
firefox.stderr.on('data', (chunk) => {
  const [, url] = endpoint.exec(chunk) ?? [];
  if (url === undefined) process.stderr.write(chunk);
  else listen(`${url}/session`);
});

/** Opens a WebSocket for Playwright whose messages go to Firefox and back. */
function listen(url) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`);
  });
  server.on('connection', (playwright) => {
    const browser = new WebSocket(url, { perMessageDeflate: false });
    const isOpen = new Promise((resolve) => browser.once('open', resolve));
    playwright.on('message', async (message) => {
      const { id, method } = JSON.parse(message);
      await isOpen;
      if (method === unknownCommand) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      else browser.send(String(message));
    });
    browser.on('message', (message) => playwright.send(String(message)));
    playwright.on('close', () => browser.close());
    browser.on('close', () => playwright.close());
  });
}
