import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Gives away one file with its headers and does nothing else: the most that a server on Node can do. */
const [, , file = '', port, headers = '[]'] = process.argv;
const bytes = readFileSync(file);
const all = [...JSON.parse(headers).flat(), 'Content-Length', String(bytes.length)];
createServer((_, response) => {
  response.writeHead(200, all).end(bytes);
}).listen(Number(port));
