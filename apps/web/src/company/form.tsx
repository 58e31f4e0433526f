import { company } from '@mavendoc/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api, codeOf, isToldElsewhere, messageOf } from '../app/api.ts';
import { useDraft } from '../app/drafts.ts';
import { meQuery, queryClient } from '../app/queries.ts';
import { Button } from '../ui/button.tsx';
import { InputField } from '../ui/field.tsx';
import { toaster } from '../ui/toast.tsx';
import { withoutOtherProviders, type CompanyValues } from './providers.tsx';
import { RemovalSection } from './removal-section.tsx';
import { FormSection } from './section.tsx';
import { SignInSection } from './sign-in-section.tsx';

/** Where an error is shown. */
const FIELD_OF: Partial<Record<string, FieldPath<CompanyValues>>> = {
  companyNameRequired: 'nome',
  cityRequired: 'cidade',
  retentionInvalid: 'tempoArquivos',
  ldapFieldsRequired: 'authType',
  oauthFieldsRequired: 'authType',
  samlFieldsRequired: 'authType',
  ssoRequiresPremium: 'authType',
  connectionFailed: 'authType',
  approverMissing: 'secondApprover',
};

interface CompanyFormProps {
  data: company.Company;
  onSaved: () => void;
}

export function CompanyForm({ data, onSaved }: CompanyFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [testing, setTesting] = useState(false);
  const { id, oauthClientSecretSet: _, signInUrls: __, approvers, ...values } = data;
  const form = useForm<CompanyValues>({ defaultValues: values });
  const { register, handleSubmit, setError, clearErrors, reset, getValues, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const params = { companyId: id };
  useDraft<CompanyValues>('company', {
    // a secret is typed again rather than kept anywhere
    read: () => (isDirty ? { ...getValues(), oauthClientSecret: '' } : null),
    restore: (draft) => reset(draft, { keepDefaultValues: true }),
    stays: true,
  });

  const body = (): company.CompanyUpdate => {
    const given = getValues();
    return withoutOtherProviders({
      ...given,
      tempoArquivos: Number.isNaN(given.tempoArquivos) ? company.DEFAULT_RETENTION_DAYS : given.tempoArquivos,
    });
  };

  const explain = (error: unknown) => {
    const field = FIELD_OF[codeOf(error) ?? ''];
    if (isToldElsewhere(error)) return;
    if (codeOf(error) === 'accessDenied') {
      toaster.error(t('accessDenied'), t('accessDeniedText'));
      return void navigate({ to: '/' });
    }
    if (field !== undefined) setError(field, { message: messageOf(error) }, { shouldFocus: true });
    toaster.error(t('company.updateError'), messageOf(error));
  };

  const save = handleSubmit(async () => {
    clearErrors();
    try {
      await api.call(company.updateCompany, { params, body: body() });
      toaster.success(t('company.saved'));
      // nothing is unsaved any more
      reset({ ...getValues(), oauthClientSecret: '' });
      void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
      onSaved();
    } catch (error) {
      explain(error);
    }
  });

  const test = async () => {
    setTesting(true);
    clearErrors();
    await api
      .call(company.testCompanyConnection, { params, body: body() })
      .then(() => toaster.success(t('company.testOk')), explain);
    setTesting(false);
  };

  return (
    <form noValidate className="flex flex-col gap-10" onSubmit={(event) => void save(event)}>
      <FormSection title={t('company.general')}>
        <InputField label={t('company.name')} error={errors.nome?.message} {...register('nome')} />
        <InputField label={t('company.city')} error={errors.cidade?.message} {...register('cidade')} />
        <InputField
          label={t('company.retention')}
          help={t('company.retentionHelp')}
          type="number"
          min={1}
          error={errors.tempoArquivos?.message}
          {...register('tempoArquivos', { valueAsNumber: true })}
        />
      </FormSection>
      <RemovalSection form={form} approvers={approvers} />
      <SignInSection form={form} data={data} testing={testing} onTest={() => void test()} />
      {isDirty && (
        <div className="sticky bottom-4 z-10 flex animate-appear flex-wrap items-center gap-2 rounded-lg border border-line bg-raised p-3 shadow-float">
          <p className="mr-auto">{t('company.unsaved')}</p>
          <Button onClick={() => reset()}>{t('company.discard')}</Button>
          <Button kind="primary" type="submit" busy={isSubmitting}>
            {isSubmitting ? t('saving') : t('save')}
          </Button>
        </div>
      )}
    </form>
  );
}
