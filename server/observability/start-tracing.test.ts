import { startTracing } from './start-tracing.ts';

const onModuleLoad = jest.fn();
jest.mock('./otlp-tracing.ts', () => {
  onModuleLoad();
  return { startOtlpTracing: () => async () => {} };
});

test('startTracing loads tracing code only with an OTLP endpoint', async () => {
  await (await startTracing({ otlpEndpoint: undefined }))();
  expect(onModuleLoad).not.toHaveBeenCalled();
  await (await startTracing({ otlpEndpoint: 'http://collector.example' }))();
  expect(onModuleLoad).toHaveBeenCalledTimes(1);
});
