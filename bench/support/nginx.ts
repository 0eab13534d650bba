import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { isRoot } from '../../e2e/system-programs.ts';
import { type RunningServer, waitUntilReady } from './processes.ts';

/** A response body with its path and headers. */
export interface ServedFile {
  path: string;
  headers: [name: string, value: string][];
  bytes: Buffer;
}

/** Starts an nginx that serves these files from a folder, with one worker because the storefront is one process. */
export async function startNginx(folder: string, files: ServedFile[]): Promise<RunningServer> {
  const port = await getPort();
  const locations = files.map(({ bytes, path, headers }, index) => {
    const file = join(folder, `${index}.bytes`);
    writeFileSync(file, bytes);
    return locationDirective({ path, headers, file });
  });
  const configFile = join(folder, 'nginx.conf');
  writeFileSync(configFile, nginxConfiguration(folder, port, locations));
  const child = spawn('nginx', ['-p', folder, '-e', join(folder, 'error.log'), '-c', configFile], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return waitUntilReady(child, port);
}

/** Returns the `location` that serves one file. An empty `Last-Modified` removes the header that nginx would add. */
function locationDirective({ path, headers, file }: Omit<ServedFile, 'bytes'> & { file: string }): string {
  const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? 'text/html';
  const otherHeaders = headers.filter(([name]) => name.toLowerCase() !== 'content-type');
  const directives = otherHeaders.map(([name, value]) => `      add_header ${name} ${quote(value)} always;`);
  return `    location = ${path} {
      alias ${file};
      default_type ${quote(type)};
      add_header Last-Modified "";
${directives.join('\n')}
    }`;
}

function quote(value: string): string {
  if (value.includes('$')) throw new Error(`An nginx header cannot contain $: ${value}`);
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function nginxConfiguration(folder: string, port: number, locations: string[]): string {
  const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${isRoot() ? 'user root;\n' : ''}daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
${temporaryFolders.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  access_log off;
  etag off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=100;
  server {
    listen 127.0.0.1:${port};
    listen [::1]:${port};
${locations.join('\n')}
  }
}
`;
}
