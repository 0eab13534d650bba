import { readFileSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { isRoot } from '../install.ts';
import { type Program, program } from './program.ts';

/** Where everything listens. */
export interface Ports {
  shop: number;
  api: number;
  storefronts: number[];
  apis: number[];
}

/** Path of the log with one line for each request, `{port} {status} {address} {who was asked}`. */
export const accessLogIn = (folder: string) => join(folder, 'access.log');

const files = ['deploy/nginx/addresses.conf', 'deploy/nginx/rida.conf'];

/** nginx with the configuration that is shipped, but for what it says differs from one installation to the next. */
export function nginx(command: string, folder: string, ports: Ports): Program {
  const places: [string, string][] = [
    ['listen 80;', `listen ${ports.shop};`],
    ['listen 4000;', `listen ${ports.api};`],
    ['/var/cache/nginx/rida', join(folder, 'cache')],
    ...ports.storefronts.map((port, at): [string, string] => [
      `127.0.0.1:300${at + 1} `,
      `127.0.0.1:${port} `,
    ]),
    ...ports.apis.map((port, at): [string, string] => [`127.0.0.1:400${at + 1} `, `127.0.0.1:${port} `]),
  ];
  let shipped = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  for (const [from, to] of places) {
    if (!shipped.includes(from)) throw new Error(`deploy/nginx does not say ${from}`);
    shipped = shipped.replace(from, to);
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `${isRoot() ? 'user root;' : ''} daemon off; worker_processes 1; pid ${join(folder, 'nginx.pid')};
events { worker_connections 1024; }
http {
${temporary.join('\n')}
log_format short '$server_port $status $request_uri $upstream_addr';
access_log ${accessLogIn(folder)} short;
${shipped}
}
`,
  );
  const errorLog = join(folder, 'error.log');
  return program(ports.shop, [command, '-p', folder, '-e', errorLog, '-c', config], {}, () =>
    listens(ports.shop),
  );
}

/** Whether anything takes connections on a port. */
export function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    const end = (isThere: boolean) => () => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', end(true)).once('error', end(false));
  });
}
