interface JsdomLocation {
  assign(url: string): void;
}

/** Records the URLs of other pages that scripts navigate to; a simulated browser stays on its page. */
export function recordNavigations(): string[] {
  const urls: string[] = [];
  // jsdom forbids to replace `location.assign`, which calls the method of this object.
  const [implementation] = Object.getOwnPropertySymbols(location).map(
    (symbol) => (location as unknown as Record<symbol, JsdomLocation>)[symbol],
  );
  if (!implementation) throw new Error('The location has no implementation of jsdom');
  jest.spyOn(implementation, 'assign').mockImplementation((url) => void urls.push(url));
  return urls;
}
