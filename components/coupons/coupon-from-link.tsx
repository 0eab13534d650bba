import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { initialUrl } from '@/lib/shopper/tracking/page-url';

let isLandingUrlRead = false;

/** Sets the coupon of the cart from a link such as `/?coupon=SPRING`. Imports the coupon module only for such a link. */
export function CouponFromLink() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query may change with each page
  useEffect(() => {
    // The visitor may have navigated from the landing page before this code loaded.
    const urls = isLandingUrlRead ? [location.href] : [location.href, initialUrl()];
    isLandingUrlRead = true;
    // Also matches `&amp;coupon=` and other letter case, which `readLinkParameters` accepts.
    const url = urls.find((candidate) => /[?&;]coupon=/i.test(candidate));
    if (url === undefined) return;
    import('@/lib/shopper/coupons/coupon-code').then(
      ({ setCouponFromUrl }) => setCouponFromUrl(url),
      () => {},
    );
  }, [pathname]);
  return null;
}
