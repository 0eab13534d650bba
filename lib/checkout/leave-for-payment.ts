/** Leaves the shop for a payment page. Where Back restores this page from memory, it is loaded anew: the order may have been paid. */
export function leaveForPayment(url: string): void {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true });
  location.assign(url);
}
