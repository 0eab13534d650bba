import { getLocale, getTranslations } from 'next-intl/server';
import { Photo } from '@/components/ui/photo';
import type { SocialPost } from '@/lib/catalogue/reads/types';
import type { Tenant } from '@/lib/platform/tenant/tenant';

const maxPosts = 5;

/** Up to five posts of the social account; the post marked as banner, or else the first, shows 'Follow Us on'. */
export async function SocialStrip({ posts, social }: { posts: SocialPost[]; social: Tenant['social'] }) {
  const [t, locale] = await Promise.all([getTranslations('home'), getLocale()]);
  const network = social.network[locale];
  const shownPosts = posts.slice(0, maxPosts);
  if (shownPosts.length === 0) return null;
  const bannerIndex = Math.max(
    0,
    shownPosts.findIndex((post) => post.isBanner),
  );
  return (
    <section
      aria-label={t('socialLabel', { network })}
      className="mt-12 max-md:px-(--gutter) md:mt-20 lg:mt-28"
    >
      <ul className="home-row grid grid-cols-5 gap-1">
        {shownPosts.map((post, index) => (
          <li key={post.image} className="relative">
            <a href={post.link ?? social.url} rel="noopener" className="group block">
              <Photo
                image={post.image}
                alt={t('socialPost', { index: index + 1, network })}
                width={800}
                height={800}
                sizes="(min-width: 768px) 20vw, 42vw"
                className="aspect-square w-full"
              />
              {index === bannerIndex && (
                <span className="absolute inset-x-0 bottom-0 bg-paper p-2 text-center">
                  <span className="block text-sm text-muted">{t('followUs')}</span>
                  <span className="title block text-2xl">{network}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
