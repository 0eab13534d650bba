import { startTracing } from './start-tracing.ts';

const loaded = jest.fn();
jest.mock('./otlp-tracing.ts', () => {
  loaded();
  return { startOtlpTracing: () => async () => {} };
});

test('startTracing loads tracing code only with an OTLP endpoint', async () => {
  await (await startTracing({ otlpEndpoint: undefined }))();
  expect(loaded).not.toHaveBeenCalled();
  await (await startTracing({ otlpEndpoint: 'http://collector.example' }))();
  expect(loaded).toHaveBeenCalledTimes(1);
});
