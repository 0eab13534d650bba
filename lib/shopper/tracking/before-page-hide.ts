/** Resolves to the value of a promise; to the fallback when the page is left first, or when the promise rejects. */
export function beforePageHide<T>(promise: Promise<T>, fallback: T): Promise<T> {
  const pageHide = new Promise((resolve) => addEventListener('pagehide', resolve, { once: true }));
  return Promise.race([promise.catch(() => fallback), pageHide.then(() => fallback)]);
}
