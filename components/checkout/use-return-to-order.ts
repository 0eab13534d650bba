import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { usePopState } from '@/components/ui/use-pop-state';
import { paths } from '@/lib/urls/paths';
import { visitorState } from '@/lib/visitor/state';

const cartPaths: string[] = [paths.cart, paths.checkout];

/** Makes Back from the thank-you page lead to the order again, instead of to the cart or checkout that it has emptied. */
export function useReturnToOrder(hasOrder: boolean): void {
  const router = useRouter();
  const orderPath = useRef('');
  useEffect(() => {
    orderPath.current = location.pathname + location.search;
  }, []);
  usePopState(() => {
    const isCartPage = cartPaths.some((path) => location.pathname.endsWith(path));
    if (hasOrder && isCartPage && visitorState.get().cart.length === 0) router.replace(orderPath.current);
  });
}
