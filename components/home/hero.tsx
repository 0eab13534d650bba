import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Carousel } from '@/components/ui/carousel';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import type { Slide, SlideTarget } from '@/lib/catalogue/reads/types';
import { paths } from '@/lib/platform/urls/paths';

/** The first slide is shown for this much longer than the others. */
const startDelayMs = 100;
/** Time for which each slide is shown. */
const autoplayMs = 7000;

/** Hero carousel: fades, does not loop, starts after 100 ms and plays to its last slide (docs/behaviour.md §10). */
export async function Hero({ slides }: { slides: Slide[] }) {
  const t = await getTranslations('home');
  if (slides.length === 0) return null;
  return (
    <div className="always-light relative bg-backdrop">
      <Carousel
        label={t('heroLabel')}
        options={{ fade: true, startDelayMs, autoplayMs }}
        gap="0px"
        slideClass="basis-full"
        controlsClass="page py-3 lg:absolute lg:inset-x-0 lg:bottom-6 lg:justify-start"
        slides={slides.map((slide, index) => ({
          key: `${index}-${slide.image}`,
          content: (
            <HeroSlide
              // The first title is the h1 of the page, so it must not be empty.
              slide={index === 0 ? { ...slide, title: slide.title || t('heroLabel') } : slide}
              isFirst={index === 0}
              actionLabel={t('shopCollection')}
            />
          ),
        }))}
      />
    </div>
  );
}

/** Slide with its text at the start, over the plain left side of the image; in RTL the image is mirrored. */
function HeroSlide({ slide, isFirst, actionLabel }: { slide: Slide; isFirst: boolean; actionLabel: string }) {
  const href = slideHref(slide.target);
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <div className="relative lg:min-h-[max(min(38rem,56vw),36vw)]">
      <Photo
        image={slide.image}
        alt=""
        width={1600}
        height={900}
        sizes="100vw"
        priority={isFirst}
        className="rtl-mirror aspect-4/3 w-full object-[100%_10%] lg:absolute lg:inset-0 lg:aspect-auto lg:h-full"
      />
      <div className="page relative flex lg:min-h-[max(min(38rem,56vw),36vw)] lg:items-center">
        <div className="max-w-[32rem] py-8 lg:w-[34%] lg:pb-24">
          {slide.title && <Heading className="title text-[clamp(2.6rem,6vw,5rem)]">{slide.title}</Heading>}
          {slide.subtitle && <p className="mt-4 text-lg text-muted">{slide.subtitle}</p>}
          {href && (
            <SlideLink href={href} className="btn mt-8">
              {actionLabel}
            </SlideLink>
          )}
        </div>
      </div>
    </div>
  );
}

interface SlideLinkProps {
  /** Path of this shop without language, or `https` URL; never `//other.site`, which `readLink` rejects. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** Link to a page of this shop in the current language, or to another site. */
export function SlideLink({ href, ...rest }: SlideLinkProps) {
  return href.startsWith('/') ? <Link href={href} {...rest} /> : <a href={href} rel="noopener" {...rest} />;
}

/** Returns the href of a slide; null when it has no link. */
export function slideHref(target: SlideTarget | null): string | null {
  if (target === null) return null;
  return target.kind === 'url' ? target.href : paths[target.kind](target.slug);
}
