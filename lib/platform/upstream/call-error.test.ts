import { CallError, isNotFoundOrUnsupported } from './call-error.ts';

test.each([
  [new CallError(404), true],
  [new CallError(405), true],
  [new CallError(501), true],
  [new CallError(403), false],
  [new CallError(500), false],
  [new CallError(0), false],
  [new Error('404'), false],
])('isNotFoundOrUnsupported(%p) is %p', (error, expected) => {
  expect(isNotFoundOrUnsupported(error)).toBe(expected);
});
