interface JsdomLocation {
  assign(url: string): void;
  reload(): void;
}

/** Records the URLs of pages that scripts navigate to, `reload` for a reload; a simulated browser stays on its page. */
export function recordNavigations(): string[] {
  const urls: string[] = [];
  // jsdom forbids to replace methods of `location`, which call those of this object.
  const [implementation] = Object.getOwnPropertySymbols(location).map(
    (symbol) => (location as unknown as Record<symbol, JsdomLocation>)[symbol],
  );
  if (!implementation) throw new Error('The location has no implementation of jsdom');
  jest.spyOn(implementation, 'assign').mockImplementation((url) => void urls.push(url));
  jest.spyOn(implementation, 'reload').mockImplementation(() => void urls.push('reload'));
  return urls;
}
