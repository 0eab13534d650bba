import { getTranslations } from 'next-intl/server';
import { Carousel } from '@/components/ui/carousel';
import { Photo } from '@/components/ui/photo';
import { SmartLink } from '@/components/ui/smart-link';
import { slideHref } from '@/lib/catalogue/slide-link';
import type { Slide } from '@/lib/catalogue/types';

const startAfterMs = 100;

/** The weekly slides: fading, not looping, starting after 100 ms (specification section 9). */
export async function Hero({ slides }: { slides: Slide[] }) {
  const t = await getTranslations('home');
  if (slides.length === 0) return null;
  return (
    <div className="always-light relative bg-backdrop">
      <Carousel
        label={t('heroLabel')}
        motion={{ fade: true, startAfterMs }}
        gap="0px"
        slideClass="basis-full"
        controlsClass="page py-3 lg:absolute lg:inset-x-0 lg:bottom-6 lg:justify-start"
        slides={slides.map((slide, index) => ({
          key: `${index}-${slide.image}`,
          content: (
            <HeroSlide
              slide={index === 0 ? { ...slide, title: slide.title || t('heroLabel') } : slide}
              first={index === 0}
              action={t('shopCollection')}
            />
          ),
        }))}
      />
    </div>
  );
}

/** The words stand where reading begins; the pictures, whose calm side is on the left, are turned with them. */
function HeroSlide({ slide, first, action }: { slide: Slide; first: boolean; action: string }) {
  const href = slideHref(slide.target);
  const Heading = first ? 'h1' : 'h2';
  return (
    <div className="relative lg:min-h-[max(38rem,36vw)]">
      <Photo
        address={slide.image}
        alt=""
        width={1600}
        height={900}
        sizes="100vw"
        priority={first}
        className="points aspect-4/3 w-full object-[100%_10%] lg:absolute lg:inset-0 lg:aspect-auto lg:h-full"
      />
      <div className="page relative flex lg:min-h-[max(38rem,36vw)] lg:items-center">
        <div className="max-w-[32rem] py-8 lg:w-[34%] lg:pb-24">
          {slide.title && <Heading className="title text-[clamp(2.6rem,6vw,5rem)]">{slide.title}</Heading>}
          {slide.subtitle && <p className="mt-4 text-lg text-muted">{slide.subtitle}</p>}
          {href && (
            <SmartLink href={href} className="btn mt-8">
              {action}
            </SmartLink>
          )}
        </div>
      </div>
    </div>
  );
}
