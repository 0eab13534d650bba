import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { anchorOf, headingsOf } from './support/headings.ts';
import { projectPaths, type SourceFile, sourceFiles } from './support/source-files.ts';

/** Path of a project file in prose, with or without backticks. */
const filePath =
  /\b(?:app|bench|checks|components|contract|deploy|docs|e2e|lib|messages|reference-api|server)\/[\w./-]+\.\w+/g;
/** Name of a project file in backticks, without its folder. */
const fileName = /`([a-z][\w.-]*\.(?:tsx?|mjs))`/g;
/** Lines that do not begin with a comment. Their text goes, their number stays. */
const lineWithoutComment = /^(?! *(?:\/\/|\/?\*)).*$/gm;
const relativeLink = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g;
const documentPath = /\b(?:docs\/[\w/-]+|\w+\/README)\.md\b/g;
const behaviourCitation = /docs\/behaviour\.md( §\d+(?:\.\d+)?(?:,| and|–)?)+/g;
const contractCitation = /contract\/README\.md "([^"]+)"/g;
/** Mentions of documents that the repository lacks, by file name or as 'the specification'. */
const unavailableDocument =
  /\bthe specification\b|\bspecification,? (?:sections?\b|§|\d)|\b(?:contract|design|language)\.md\b|\.\.\/shared\b|\(contract, /i;

const documents = sourceFiles(
  ['README.md', 'CONTRIBUTING.md', 'docs', 'contract', 'deploy', 'reference-api'],
  ['.md'],
);
const code = sourceFiles(projectPaths(), ['.ts', '.tsx', '.mjs', '.css', '.sql']).filter(
  ({ path }) => path !== 'checks/citations.test.ts',
);
const sectionNumbers = headingsOf('docs/behaviour.md').map((heading) => heading.split(/\.? /, 1)[0]);
const contractHeadings = headingsOf('contract/README.md');
const comments = code.map(({ path, text }) => ({ path, text: text.replace(lineWithoutComment, '') }));

describe('citations', () => {
  test('in documents name existing files', () => {
    expect(invalidCitations(documents, filePath, ([file]) => existsSync(file))).toEqual([]);
  });

  test('in documents link to existing files and headings', () => {
    const isLinkValid = ([, target = '', anchor]: string[], path: string) => {
      const file = target === '' ? path : join(dirname(path), target);
      return existsSync(file) && (!anchor || headingsOf(file).map(anchorOf).includes(anchor));
    };
    expect(invalidCitations(documents, relativeLink, isLinkValid)).toEqual([]);
  });

  test('in comments name existing files', () => {
    expect(invalidCitations(comments, filePath, ([file]) => existsSync(file))).toEqual([]);
  });

  test('without a folder name existing files', () => {
    const fileNames = new Set(code.map(({ path }) => basename(path)));
    const isFileName = ([, name = '']: string[]) => fileNames.has(name);
    expect(invalidCitations([...documents, ...comments], fileName, isFileName)).toEqual([]);
  });

  test('in code name existing documents', () => {
    expect(invalidCitations(code, documentPath, ([file]) => existsSync(file))).toEqual([]);
  });

  test('name existing sections of docs/behaviour.md', () => {
    const areSectionsKnown = ([citation]: string[]) =>
      citation?.match(/\d+(?:\.\d+)?/g)?.every((number) => sectionNumbers.includes(number)) ?? false;
    expect(invalidCitations([...code, ...documents], behaviourCitation, areSectionsKnown)).toEqual([]);
  });

  test('name existing headings of contract/README.md', () => {
    const isHeadingKnown = ([, heading = '']: string[]) => contractHeadings.includes(heading);
    expect(invalidCitations([...code, ...documents], contractCitation, isHeadingKnown)).toEqual([]);
  });

  test('name no document that the repository lacks', () => {
    expect(
      invalidCitations([...code, ...documents], new RegExp(unavailableDocument, 'gi'), () => false),
    ).toEqual([]);
  });
});

/** Invalid citations in these files, each with its file and line. */
function invalidCitations(
  files: SourceFile[],
  citation: RegExp,
  isValid: (match: RegExpExecArray, path: string) => boolean,
): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(citation)]
          .filter((match) => !isValid(match, path))
          .map(([found]) => `${path}:${index + 1} ${found}`),
      ),
  );
}
