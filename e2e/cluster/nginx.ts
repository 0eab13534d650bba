import { readFileSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { isRoot } from '../system-programs.ts';
import { createProgram, type Program } from './program.ts';

/** Ports of all programs; `shop` and `api` are the two ports of nginx. */
export interface Ports {
  shop: number;
  api: number;
  storefronts: number[];
  apis: number[];
}

/** Path of the access log, with lines of `{port} {status} {URL} {upstream address}`. */
export const accessLogPath = (folder: string) => join(folder, 'access.log');

const files = ['deploy/nginx/addresses.conf', 'deploy/nginx/rida.conf'];

/** Creates nginx with the configuration of deploy/nginx/, adapted to these ports and to files in this folder. */
export function createNginx(command: string, folder: string, ports: Ports): Program {
  const replacements: [string, string][] = [
    ['listen 80;', `listen ${ports.shop};`],
    ['listen 4000;', `listen ${ports.api};`],
    ['/var/cache/nginx/rida', join(folder, 'cache')],
    ...ports.storefronts.map((port, index): [string, string] => [
      `127.0.0.1:300${index + 1} `,
      `127.0.0.1:${port} `,
    ]),
    ...ports.apis.map((port, index): [string, string] => [
      `127.0.0.1:400${index + 1} `,
      `127.0.0.1:${port} `,
    ]),
  ];
  let deployedConfig = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  for (const [from, to] of replacements) {
    if (!deployedConfig.includes(from)) throw new Error(`deploy/nginx does not contain ${from}`);
    deployedConfig = deployedConfig.replace(from, to);
  }
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `${isRoot() ? 'user root;' : ''} daemon off; worker_processes 1; pid ${join(folder, 'nginx.pid')};
events { worker_connections 1024; }
http {
${temporaryPaths.join('\n')}
log_format short '$server_port $status $request_uri $upstream_addr';
access_log ${accessLogPath(folder)} short;
${deployedConfig}
}
`,
  );
  const errorLog = join(folder, 'error.log');
  return createProgram(ports.shop, [command, '-p', folder, '-e', errorLog, '-c', config], {}, () =>
    isListening(ports.shop),
  );
}

/** Returns whether a port accepts connections. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1');
    const finish = (isOpen: boolean) => () => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', finish(true)).once('error', finish(false));
  });
}
