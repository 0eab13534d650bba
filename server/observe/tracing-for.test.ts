import { tracingFor } from './tracing-for.ts';

const loaded = jest.fn();
jest.mock('./tracing.ts', () => {
  loaded();
  return { startTracing: () => async () => {} };
});

test('nothing of tracing is loaded unless the settings say where traces go', async () => {
  await (await tracingFor({ tracesTo: undefined }))();
  expect(loaded).not.toHaveBeenCalled();
  await (await tracingFor({ tracesTo: 'http://collector.example' }))();
  expect(loaded).toHaveBeenCalledTimes(1);
});
