/** Replaces `IntersectionObserver` until the end of the test: every observed element is in the viewport at once. */
export function mockAllIntersecting(): void {
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = { disconnect() {} } as IntersectionObserver;
    observer.observe = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], observer);
    return observer;
  });
}
