import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { initialUrl } from '@/lib/tracking/page-url';

let isLandingRead = false;

/** Sets the coupon of the cart from a link such as `/?coupon=SPRING`. Loads no further code without one. */
export function CouponFromLink() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query may change with each page
  useEffect(() => {
    // The visitor may have left the landing page before this code loaded.
    const urls = isLandingRead ? [location.href] : [location.href, initialUrl()];
    isLandingRead = true;
    const url = urls.find((candidate) => /[?&]coupon=/.test(candidate));
    if (url === undefined) return;
    import('@/lib/coupons/coupon-code').then(
      ({ takeCouponFrom }) => takeCouponFrom(url),
      () => {},
    );
  }, [pathname]);
  return null;
}
