import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Mutation, mutationsOf } from './mutations.ts';
import type { MutantResult } from './worker.ts';

// Mutation testing: changes random places of the storefront one at a time and reports the mutants that no Jest test detects.

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    mutations: { type: 'string', default: '60' },
    /** Folder or file, such as `lib/shopper/cart`; the whole storefront by default. */
    path: { type: 'string', default: '' },
  },
});
const random = seededRandom(Number(options.seed));
const candidates: Mutant[] = ['lib', 'server', 'components']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .sort()
      .map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing/.test(file))
  .filter((file) => file.startsWith(options.path))
  .flatMap((file) =>
    mutationsOf(file, readFileSync(file, 'utf8')).map((mutation) => ({ file, ...mutation })),
  );
const mutants: Mutant[] = [];
while (mutants.length < Number(options.mutations) && candidates.length > 0)
  mutants.push(...candidates.splice(Math.floor(random() * candidates.length), 1));

/** Longer than the tests of any file take. */
const timeoutMs = 600_000;
const queue = [...mutants];
let survivors = 0;
await Promise.all(Array.from({ length: availableParallelism() }, testMutants));
const detected = mutants.length - survivors;
process.stdout.write(
  `\nseed ${options.seed}: ${detected} of ${mutants.length} detected (${Math.round((detected / mutants.length) * 100)} %)\n`,
);

interface Mutant extends Mutation {
  file: string;
}

/** Tests mutants from the queue one after the other. */
async function testMutants(): Promise<void> {
  let worker = startWorker();
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const { testCount, failure } = await testMutant(worker, mutant);
    if (!worker.connected) worker = startWorker();
    if (failure === null) survivors += 1;
    const { file, at, from, to } = mutant;
    const line = readFileSync(file, 'utf8').slice(0, at).split('\n').length;
    const location = `${file}:${line} ${from} → ${to}`;
    process.stdout.write(
      failure === null
        ? `SURVIVED ${location}\n         ${testCount} tests\n`
        : `detected ${location}\n         ${failure}\n`,
    );
  }
  worker.kill();
}

function startWorker() {
  return fork('checks/mutation-testing/worker.ts', { stdio: 'ignore' });
}

/** Runs the Jest tests against a mutant. A timeout or a crash of the process counts as a failed test. */
async function testMutant(worker: ReturnType<typeof startWorker>, mutant: Mutant): Promise<MutantResult> {
  const timeout = setTimeout(() => worker.kill('SIGKILL'), timeoutMs);
  const result = await new Promise<MutantResult>((resolve) => {
    worker.once('message', (message) => resolve(message as MutantResult));
    worker.once('exit', () => resolve({ testCount: 0, failure: 'the tests did not finish' }));
    worker.send(mutant);
  });
  clearTimeout(timeout);
  worker.removeAllListeners();
  return result;
}

/** Pseudo-random numbers from 0 to 1 (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
