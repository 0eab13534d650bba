import { useTranslations } from 'next-intl';

/** List of findings, errors first. */
export function Findings({ findings }: { findings: { text: string; isError: boolean }[] }) {
  const t = useTranslations('preview');
  if (findings.length === 0) return <p className="mt-3 text-sm text-muted">{t('noFindings')}</p>;
  const ordered = [...findings].sort((a, b) => Number(b.isError) - Number(a.isError));
  return (
    <ul className="mt-3 grid gap-1 text-sm">
      {ordered.map(({ text, isError }) => (
        <li key={text} className={isError ? 'text-alert' : 'text-muted'}>
          <strong>{isError ? t('error') : t('advice')}</strong> <span className="wrap-anywhere">{text}</span>
        </li>
      ))}
    </ul>
  );
}
