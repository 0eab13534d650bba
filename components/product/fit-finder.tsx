'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { loadBodyProfile } from '@/lib/fit/body-profile';
import { recommendSize } from '@/lib/fit/recommend-size';
import { rememberedSize } from '@/lib/sizes/chosen-sizes';
import type { FitGuide, SizeOfferProps } from './size-offer.ts';
import { useLoadedSheet } from './use-loaded-sheet.ts';
import { SizeOffer } from './your-size.tsx';

const loadSheet = () => import('./fit-sheet.tsx').then((module) => module.FitSheet);

/**
 * Link that opens the size finder, or names the size found for the visitor. Until a profile exists, the size that she
 * chose last is offered first.
 */
export function FitFinder({ fit, ...offer }: SizeOfferProps) {
  return fit ? <Finder fit={fit} {...offer} /> : <SizeOffer {...offer} />;
}

function Finder({ fit, ...offer }: SizeOfferProps & { fit: FitGuide }) {
  const t = useTranslations('fit');
  const [profile, setProfile] = useState(loadBodyProfile);
  const { Sheet, close, button } = useLoadedSheet(loadSheet);
  const recommendation = profile && recommendSize(profile, fit.measurements, fit.fits);
  const lastSize = rememberedSize(offer.sizes);
  if (!profile && lastSize !== null && lastSize !== offer.selected && !Sheet) return <SizeOffer {...offer} />;
  return (
    <>
      <button type="button" className="link min-h-6 text-sm" {...button}>
        {recommendation ? t('yourFit', { size: recommendation.garment.size }) : t('find')}
      </button>
      {Sheet && <Sheet fit={fit} offer={offer} profile={profile} onProfile={setProfile} onClose={close} />}
    </>
  );
}
