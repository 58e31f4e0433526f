import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConfig, useMe } from '../app/queries.ts';
import { Button, buttonLook } from '../ui/button.tsx';

export function ApiAccess() {
  const { t } = useTranslation();
  const { apiAccess } = useMe();
  const url = useConfig()?.apiDocsUrl;
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-6">
      <div>
        <h2 className="font-semibold">{t('company.api')}</h2>
        <p className="text-ink-soft">{apiAccess ? t('company.apiText') : t('company.apiNone')}</p>
      </div>
      {apiAccess && url !== undefined ? (
        <a href={url} target="_blank" rel="noreferrer" className={buttonLook()}>
          {t('company.apiOpen')}
          <ExternalLink size={16} aria-hidden />
        </a>
      ) : (
        <Button disabled>{t('company.apiOpen')}</Button>
      )}
    </section>
  );
}
