import { projectPaths, sourceFiles } from './support/source-files.ts';

/** The only folder that may contain undocumented names and formats of Next. */
const formatsFolder = /^lib\/platform\/next\//;
/** Headers, parameters, content types, variables, tags, paths and files of Next. */
const privateFormat =
  /\b(?:next-router-|x-nextjs-|x-next-cache|x-middleware-|text\/x-component|_N_T_|__next_f|_rsc\b)|['"`]rsc['"`]|headers\.rsc\b|\/_next\/|['"`/]\.next\b|build-manifest\.json|['"`]next\/dist\/|next', 'dist'/;
/**
 * Other files that may contain these formats: tests quote them, the fuzzer sends them, programs in container images run without
 * TypeScript and cannot import that folder, and Next itself writes `next-env.d.ts`.
 */
const mayNameFormats =
  /\.(?:test|spec)\.tsx?$|^(?:next-env\.d|e2e\/resilience\/attack-inputs)\.ts$|^(?:checks\/next-contract|deploy)\//;
/** The line of middleware.ts with the `matcher`: a literal, because Next reads it without running the code. */
const matcherLine = /^ {2}matcher: /;

test('private formats of Next are named in one folder', () => {
  const violations = sourceFiles(projectPaths(), ['.ts', '.tsx', '.js', '.mjs'])
    .filter(({ path }) => !formatsFolder.test(path) && !mayNameFormats.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .map((line, index) => ({ line, place: `${path}:${index + 1}` }))
        .filter(({ line }) => privateFormat.test(line) && !matcherLine.test(line))
        .map(({ line, place }) => `${place} ${line.trim()}`),
    );
  expect(violations).toEqual([]);
});
