import { DrizzleQueryError } from 'drizzle-orm';
import { serializeError } from './error-serializer.ts';

test('serializeError omits the values of a query', () => {
  const cause = Object.assign(new Error('could not extend file'), {
    code: '53100',
    params: ['mona@shop.example'],
    detail: 'Key (email)=(mona@shop.example)',
  });
  const error = new DrizzleQueryError('insert into customer', ['mona@shop.example'], cause);
  expect(serializeError(error)).toMatchObject({ code: '53100', message: 'could not extend file' });
  expect(JSON.stringify([serializeError(error), serializeError(cause)])).not.toContain('mona@');
});
