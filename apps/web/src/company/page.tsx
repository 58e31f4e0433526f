import { company } from '@mavendoc/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api, codeOf } from '../app/api.ts';
import { useMe } from '../app/queries.ts';
import { usePageTitle } from '../app/title.tsx';
import { Loading } from '../ui/states.tsx';
import { toaster } from '../ui/toast.tsx';
import { ApiAccess } from './api-access.tsx';
import { CompanyForm } from './form.tsx';
import { Keys } from './keys/keys.tsx';
import { Webhooks } from './webhooks/webhooks.tsx';

export function CompanyPage() {
  const { t } = useTranslation();
  const me = useMe();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    queryKey: ['company'],
    queryFn: () => api.call(company.getCompany, { params: { companyId: me.empresa.id } }),
  });
  usePageTitle(t('company.title'));

  useEffect(() => {
    if (error === null || codeOf(error) === 'unauthenticated') return;
    toaster.error(
      t('error'),
      codeOf(error) === 'accessDenied' ? t('accessDenied') : t('company.updateError'),
    );
    void navigate({ to: '/' });
  }, [error, navigate, t]);

  if (data === undefined) return <Loading />;
  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-12">
      <CompanyForm key={JSON.stringify(data)} data={data} onSaved={() => void refetch()} />
      <ApiAccess />
      {me.apiAccess && (
        <>
          <Keys />
          <Webhooks />
        </>
      )}
    </div>
  );
}
