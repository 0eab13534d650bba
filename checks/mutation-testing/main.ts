import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { type Mutation, mutationsOf } from './mutations.ts';
import type { MutantResult } from './worker.ts';

/** Mutation testing: changes random places of the storefront one at a time and reports the mutants that no Jest test detects. */
const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, mutations: { type: 'string', default: '60' } },
});
const random = seededRandom(Number(values.seed));
const candidates: Mutant[] = ['lib', 'server', 'components']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .sort()
      .map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing/.test(file))
  .flatMap((file) =>
    mutationsOf(file, readFileSync(file, 'utf8')).map((mutation) => ({ file, ...mutation })),
  );
const mutants: Mutant[] = [];
while (mutants.length < Number(values.mutations) && candidates.length > 0)
  mutants.push(...candidates.splice(Math.floor(random() * candidates.length), 1));

/** Longer than all tests that one file can affect. */
const timeoutMs = 600_000;
const queue = [...mutants];
let survivors = 0;
await Promise.all(Array.from({ length: availableParallelism() }, testMutants));
const detected = mutants.length - survivors;
process.stdout.write(
  `\nseed ${values.seed}: ${detected} of ${mutants.length} detected (${Math.round((detected / mutants.length) * 100)} %)\n`,
);

interface Mutant extends Mutation {
  file: string;
}

/** Tests mutants from the queue one after the other. */
async function testMutants(): Promise<void> {
  let runner = startRunner();
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const { tests, failure } = await testMutant(runner, mutant);
    if (!runner.connected) runner = startRunner();
    if (failure === null) survivors += 1;
    const { file, at, from, to } = mutant;
    const line = readFileSync(file, 'utf8').slice(0, at).split('\n').length;
    const location = `${file}:${line} ${from} → ${to}`;
    process.stdout.write(
      failure === null
        ? `SURVIVED ${location}\n         ${tests} tests\n`
        : `detected ${location}\n         ${failure}\n`,
    );
  }
  runner.kill();
}

function startRunner() {
  return fork('checks/mutation-testing/worker.ts', { stdio: 'ignore' });
}

/** Runs the Jest tests against a mutant. A timeout or a crash of the process counts as a failed test. */
async function testMutant(runner: ReturnType<typeof startRunner>, mutant: Mutant): Promise<MutantResult> {
  const timeout = setTimeout(() => runner.kill('SIGKILL'), timeoutMs);
  const outcome = await new Promise<MutantResult>((resolve) => {
    runner.once('message', (result) => resolve(result as MutantResult));
    runner.once('exit', () => resolve({ tests: 0, failure: 'the tests did not finish' }));
    runner.send(mutant);
  });
  clearTimeout(timeout);
  runner.removeAllListeners();
  return outcome;
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
