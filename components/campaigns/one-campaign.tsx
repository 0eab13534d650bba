import { useTranslations } from 'next-intl';
import { type CampaignName, type Question, questionQuery } from '@/lib/campaigns/question';
import { reportWords } from '@/lib/campaigns/words';

interface OneCampaignProps {
  question: Question;
  campaign: CampaignName;
}

/** Says which campaign a report is about alone, and leads back to all of them. */
export function OneCampaign({ question, campaign }: OneCampaignProps) {
  const t = useTranslations('campaigns');
  const [name, ...origin] = reportWords(t).campaign(campaign);
  return (
    <div>
      <h2 className="title text-4xl wrap-anywhere">
        <bdi>{name}</bdi>
      </h2>
      <p className="text-muted wrap-anywhere">
        <bdi>{origin.filter(Boolean).join(' / ')}</bdi>
      </p>
      <a href={`?${questionQuery({ ...question, campaign: undefined })}`} className="link inline-block py-2">
        {t('allCampaigns')}
      </a>
    </div>
  );
}
