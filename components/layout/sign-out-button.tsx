'use client';

import type { ComponentProps } from 'react';

/** Signs the customer out, in every tab. */
export function SignOutButton(props: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      onClick={() => import('@/lib/auth/accounts').then(({ signOut }) => signOut())}
    />
  );
}
