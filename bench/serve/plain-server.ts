import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// Serves one file with its headers and nothing else: the upper bound for a server on Node.

const [, , file = '', port, headerPairsJson = '[]'] = process.argv;
const bytes = readFileSync(file);
const rawHeaders = [...JSON.parse(headerPairsJson).flat(), 'Content-Length', String(bytes.length)];
createServer((_, response) => {
  response.writeHead(200, rawHeaders).end(bytes);
}).listen(Number(port));
