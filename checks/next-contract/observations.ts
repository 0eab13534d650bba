import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import path from 'node:path';
import { buildIdFile, buildManifestFile, nextProgram } from '../../lib/platform/next/private-formats.ts';

/** Folder of the smallest app with every outcome that the server treats differently. */
export const fixtureFolder = path.join('checks', 'next-contract', 'fixture');
/** Precedes the JSON that `fixture-program.ts` prints. */
export const marker = '\nobservations: ';

/** A request to the fixture. */
export interface FixtureRequest {
  url: string;
  headers: Record<string, string>;
  /** True for a request to a process that has rendered no page itself: Next's memory of lifetimes is cleared before. */
  isInOtherProcess?: boolean;
}

export interface FixtureResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: string;
  /** Tags of a page that Next cached. */
  tags: string[] | null;
  /** URL with a hash of the flight headers to which Next redirected the request first; null without a redirect. */
  redirectedTo: string | null;
}

/** A call of Next's cache handler. */
export interface CacheCall {
  method: 'get' | 'set';
  /** Number of the handler's instance. */
  instance: number;
  kind: string | null;
  /** Types of the value's fields by name, without numbers and booleans. */
  fieldTypes: Record<string, string>;
  tags: string[] | null;
  revalidate: number | null;
}

export interface Observation {
  response: FixtureResponse;
  cacheCalls: CacheCall[];
}

/** Id and common scripts of a build. */
export interface FixtureBuild {
  id: string;
  /** Scripts of every page. */
  rootMainFiles: string[];
}

const fingerprintFile = path.join(fixtureFolder, path.dirname(buildIdFile), 'fingerprint');

/** Builds the fixture with the installed version of Next, unless it was built from the same files with the same packages. */
export function buildFixture(): FixtureBuild {
  const fingerprint = computeFingerprint();
  if (!existsSync(fingerprintFile) || readFileSync(fingerprintFile, 'utf8') !== fingerprint) {
    rmSync(fingerprintFile, { force: true });
    runNode([nextProgram, 'build', fixtureFolder]);
    writeFileSync(fingerprintFile, fingerprint);
  }
  const manifest = readFileSync(
    path.join(fixtureFolder, path.dirname(buildIdFile), buildManifestFile),
    'utf8',
  );
  return { ...JSON.parse(manifest), id: readFileSync(path.join(fixtureFolder, buildIdFile), 'utf8') };
}

function computeFingerprint(): string {
  const hash = createHash('sha256').update(process.version);
  const buildFolder = path.dirname(fingerprintFile);
  const files = readdirSync(fixtureFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => !file.startsWith(buildFolder + path.sep))
    .sort();
  for (const file of ['package-lock.json', ...files]) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Sends requests to the fixture one after the other, through the renderer of the server. Runs them in a process of its own,
 * because Next does not run within Jest.
 */
export function observe(requests: FixtureRequest[]): Observation[] {
  const program = path.join('checks', 'next-contract', 'fixture-program.ts');
  const output = runNode(['--import', 'tsx', program, JSON.stringify(requests)]);
  return JSON.parse(output.slice(output.indexOf(marker) + marker.length));
}

function runNode(args: string[]): string {
  return execFileSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
}
