import { withHeaderAndFooter } from './header-and-footer.ts';

async function* parts(...items: (string | Error)[]): AsyncGenerator<string> {
  for (const part of items) {
    if (part instanceof Error) throw part;
    yield part;
  }
}

test('the header is sent with the first part, the footer last', async () => {
  const collect = async (generator: AsyncGenerator<string>) => {
    const collected: string[] = [];
    for await (const part of withHeaderAndFooter('<', generator, '>')) collected.push(part);
    return collected;
  };
  expect(await collect(parts('a', 'b'))).toEqual(['<a', 'b', '>']);
  expect(await collect(parts())).toEqual(['<>']);
  await expect(withHeaderAndFooter('<', parts(new Error('failed')), '>').next()).rejects.toThrow('failed');
});
