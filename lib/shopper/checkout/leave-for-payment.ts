/** Navigates to a payment page. Reloads this page when Back restores it from the back-forward cache: the order may have been paid. */
export function leaveForPayment(url: string): void {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true });
  location.assign(url);
}
