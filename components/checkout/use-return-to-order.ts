import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { paths } from '@/lib/platform/urls/paths';
import { visitorState } from '@/lib/shopper/visitor/state';

const cartPaths: string[] = [paths.cart, paths.checkout];

/** Makes Back from the thank-you page lead to the order again, instead of to the cart or checkout that it has emptied. */
export function useReturnToOrder(hasOrder: boolean): void {
  const router = useRouter();
  const returnTo = useEffectEvent((orderPath: string) => {
    const isCartPage = cartPaths.some((path) => location.pathname.endsWith(path));
    if (hasOrder && isCartPage && visitorState.get().cart.length === 0) router.replace(orderPath);
  });
  useEffect(() => {
    const orderPath = location.pathname + location.search;
    const onPopState = () => returnTo(orderPath);
    addEventListener('popstate', onPopState);
    // Later, because the router's own listener runs first and removes the thank-you page at once.
    return () => void setTimeout(() => removeEventListener('popstate', onPopState));
  }, []);
}
