import { useTranslations } from 'next-intl';

/** What is wrong with something and what could be better, the wrong first; says so when there is neither. */
export function Notes({ notes }: { notes: { text: string; isFault: boolean }[] }) {
  const t = useTranslations('preview');
  if (notes.length === 0) return <p className="mt-3 text-sm text-muted">{t('allWell')}</p>;
  const ordered = [...notes].sort((one, other) => Number(other.isFault) - Number(one.isFault));
  return (
    <ul className="mt-3 grid gap-1 text-sm">
      {ordered.map(({ text, isFault }) => (
        <li key={text} className={isFault ? 'text-alert' : 'text-muted'}>
          <strong>{isFault ? t('fault') : t('advice')}</strong> <span className="wrap-anywhere">{text}</span>
        </li>
      ))}
    </ul>
  );
}
