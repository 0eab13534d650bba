import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Attachment, TestOutcome } from './test-report.ts';

const maxNameLength = 80;

/**
 * Replaces the folder with one text for each flaky test: title, first error and the names of its attachments, which lie beside it,
 * such as its trace.
 */
export function writeFlakyTests(folder: string, tests: TestOutcome[]): void {
  rmSync(folder, { recursive: true, force: true });
  if (tests.length > 0) mkdirSync(folder, { recursive: true });
  for (const [index, test] of tests.entries()) {
    const name = `${index + 1}-${fileNameOf(test.title)}`;
    const attached = (test.attachments ?? []).flatMap(
      (attachment, place) => writeAttachment(folder, `${name}-${place + 1}`, attachment) ?? [],
    );
    writeFileSync(join(folder, `${name}.txt`), `${describeFlakyTest(test)}\n\n${attached.join('\n')}\n`);
  }
}

/** Title and first error of a flaky test, over several lines. */
export function describeFlakyTest({ file, title, error = 'no error was reported' }: TestOutcome): string {
  return `${file} › ${title}\n${error.trimEnd()}`;
}

/** Writes an attachment and returns its file name; undefined for one that is gone. */
function writeAttachment(folder: string, name: string, attachment: Attachment): string | undefined {
  const { path, body, contentType } = attachment;
  const extension = path ? extname(path) : `.${contentType.split('/')[1]?.split('+')[0] ?? 'txt'}`;
  const fileName = `${name}-${fileNameOf(attachment.name)}${extension}`;
  if (path) copyFileSync(path, join(folder, fileName));
  else if (body) writeFileSync(join(folder, fileName), Buffer.from(body, 'base64'));
  else return undefined;
  return fileName;
}

function fileNameOf(title: string): string {
  return title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, maxNameLength);
}
