import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { mutationsOf } from './support/mutations.ts';

/**
 * Breaks lib/ in so many places, drawn by a seed, one at a time, and says which of them no unit test notices. Files are restored, also
 * after Ctrl-C.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, mutations: { type: 'string', default: '60' } },
});
const random = seededRandom(Number(values.seed));
const all = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .sort()
  .map((name) => `lib/${name}`)
  .filter((file) => file.endsWith('.ts') && !/(\.test|testing)\.ts$/.test(file))
  .flatMap((file) => mutationsOf(readFileSync(file, 'utf8')).map((mutation) => ({ file, ...mutation })));

const longestMs = 120_000;
const wanted = Math.min(Number(values.mutations), all.length);
const survivors: string[] = [];
let runner: ChildProcess | undefined;
process.once('SIGINT', () => process.exit(1));
for (let done = 0; done < wanted; done += 1) {
  const [{ file, at, from, to }] = all.splice(Math.floor(random() * all.length), 1) as [(typeof all)[number]];
  const source = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, source);
  process.once('exit', restore);
  writeFileSync(file, source.slice(0, at) + to + source.slice(at + from.length));
  const survives = await passesUnitTests(file);
  restore();
  process.removeListener('exit', restore);
  const place = `${file}:${source.slice(0, at).split('\n').length} ${from} → ${to}`;
  if (survives) survivors.push(place);
  process.stdout.write(`${survives ? 'SURVIVED' : 'noticed '} ${place}\n`);
}
runner?.kill();
const noticed = wanted - survivors.length;
process.stdout.write(
  `\nseed ${values.seed}: ${noticed} of ${wanted} noticed (${Math.round((noticed / wanted) * 100)} %)\n`,
);

/** Whether the unit tests that a file can affect pass. What never ends, or ends the process, is noticed. */
async function passesUnitTests(file: string): Promise<boolean> {
  runner ??= fork('checks/support/mutant-runner.ts', { stdio: 'ignore' });
  const used = runner;
  const passes = await new Promise<boolean>((resolve) => {
    const limit = setTimeout(() => used.kill('SIGKILL'), longestMs);
    const answer = (passed: boolean) => {
      clearTimeout(limit);
      used.removeAllListeners();
      resolve(passed);
    };
    used.once('message', (passed) => answer(passed === true));
    used.once('exit', () => {
      runner = undefined;
      answer(false);
    });
    used.send(file);
  });
  return passes;
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
