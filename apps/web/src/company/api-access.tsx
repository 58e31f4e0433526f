import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useConfig, useMe } from '../app/queries.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { FormSection } from './section.tsx';

export function ApiAccess() {
  const { t } = useTranslation();
  const { apiAccess } = useMe();
  const url = useConfig()?.apiDocsUrl;
  return (
    <FormSection
      title={t('company.api')}
      text={apiAccess ? t('company.apiText') : t('company.apiNone')}
      action={
        apiAccess && url !== undefined ? (
          <a href={url} target="_blank" rel="noreferrer" className={buttonLook()}>
            {t('company.apiOpen')}
            <ExternalLink size={16} aria-hidden />
          </a>
        ) : (
          <Button disabled>{t('company.apiOpen')}</Button>
        )
      }
    />
  );
}
