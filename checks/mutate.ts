import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Outcome } from './support/mutant-runner.ts';
import { type Mutation, mutationsOf } from './support/mutations.ts';

/** Breaks lib/ in so many places, drawn by a seed, one at a time, and says which of them no unit test notices. */
const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, mutations: { type: 'string', default: '60' } },
});
const random = seededRandom(Number(values.seed));
const all: Mutant[] = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .sort()
  .map((name) => `lib/${name}`)
  .filter((file) => file.endsWith('.ts') && !/(\.test|testing)\.ts$/.test(file))
  .flatMap((file) => mutationsOf(readFileSync(file, 'utf8')).map((mutation) => ({ file, ...mutation })));
const drawn: Mutant[] = [];
while (drawn.length < Number(values.mutations) && all.length > 0)
  drawn.push(...all.splice(Math.floor(random() * all.length), 1));

const longestMs = 100_000;
const waiting = [...drawn];
let survivors = 0;
await Promise.all(Array.from({ length: availableParallelism() }, tryMutants));
const noticed = drawn.length - survivors;
process.stdout.write(
  `\nseed ${values.seed}: ${noticed} of ${drawn.length} noticed (${Math.round((noticed / drawn.length) * 100)} %)\n`,
);

interface Mutant extends Mutation {
  file: string;
}

/** Takes mutants, one after the other, while there are any. */
async function tryMutants(): Promise<void> {
  let runner = startRunner();
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const { tests, failure } = await unitTests(runner, mutant);
    if (!runner.connected) runner = startRunner();
    if (failure === null) survivors += 1;
    const { file, at, from, to } = mutant;
    const line = readFileSync(file, 'utf8').slice(0, at).split('\n').length;
    const place = `${file}:${line} ${from} → ${to}`;
    process.stdout.write(
      failure === null
        ? `SURVIVED ${place}\n         ${tests} tests\n`
        : `noticed  ${place}\n         ${failure}\n`,
    );
  }
  runner.kill();
}

function startRunner() {
  return fork('checks/support/mutant-runner.ts', { stdio: 'ignore' });
}

/** What comes of the unit tests with a mutant. What never ends, or ends the process, is a failure. */
async function unitTests(runner: ReturnType<typeof startRunner>, mutant: Mutant): Promise<Outcome> {
  const limit = setTimeout(() => runner.kill('SIGKILL'), longestMs);
  const outcome = await new Promise<Outcome>((resolve) => {
    runner.once('message', (answer) => resolve(answer as Outcome));
    runner.once('exit', () => resolve({ tests: 0, failure: 'the tests did not come to their end' }));
    runner.send(mutant);
  });
  clearTimeout(limit);
  runner.removeAllListeners();
  return outcome;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
