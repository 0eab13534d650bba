import { screen } from '@testing-library/react';
import { renderInShop } from '@/components/testing/render-in-shop';
import { AuthLink } from './auth-link.tsx';

describe('link between sign-in pages', () => {
  test.each([
    ['/auth/login?returnTo=%2Fpages%2Fpolicy', '/ar/auth/register?returnTo=%2Fpages%2Fpolicy'],
    ['/auth/login?token=t1', '/ar/auth/register'],
  ])('leads from %s to %s', async (path, target) => {
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    const { user } = renderInShop(<AuthLink href="/auth/register">Register</AuthLink>, {
      locale: 'ar',
      path,
    });
    await user.click(screen.getByRole('link', { name: 'Register' }));
    expect(screen.getByRole<HTMLAnchorElement>('link').href).toBe(location.origin + target);
  });
});
