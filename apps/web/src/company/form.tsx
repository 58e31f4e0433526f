import { company } from '@mavendoc/contract';
import { useNavigate } from '@tanstack/react-router';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { useForm, useWatch, type FieldPath } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api, codeOf, messageOf } from '../app/api.ts';
import { useMe } from '../app/queries.ts';
import { Button } from '../ui/button.tsx';
import { Field, InputField, Select } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { toaster } from '../ui/toast.tsx';
import {
  PROVIDER_FIELDS,
  ProviderAddresses,
  withoutOtherProviders,
  type CompanyValues,
} from './providers.tsx';

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
};

interface CompanyFormProps {
  data: company.Company;
  onSaved: () => void;
}

export function CompanyForm({ data, onSaved }: CompanyFormProps) {
  const { t } = useTranslation();
  const me = useMe();
  const navigate = useNavigate();
  const [testing, setTesting] = useState(false);
  const { id, oauthClientSecretSet, signInUrls, ...values } = data;
  const form = useForm<CompanyValues>({ defaultValues: values });
  const { register, handleSubmit, setError, clearErrors, control, reset, getValues, formState } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const authType = useWatch({ control, name: 'authType' });
  const params = { companyId: id };

  const body = (): company.CompanyUpdate => {
    const given = getValues();
    return withoutOtherProviders({
      ...given,
      tempoArquivos: Number.isNaN(given.tempoArquivos) ? company.DEFAULT_RETENTION_DAYS : given.tempoArquivos,
    });
  };

  const explain = (error: unknown) => {
    const field = FIELD_OF[codeOf(error) ?? ''];
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
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void save(event)}>
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
      <Field label={t('company.authType')} error={errors.authType?.message}>
        {(described) => (
          <Select {...described} {...register('authType')} disabled={!me.ssoAccess}>
            {company.AUTH_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`company.types.${type}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {!me.ssoAccess && <Notice icon={Info}>{t('company.noSso')}</Notice>}
      {PROVIDER_FIELDS[authType].map((name) => (
        <InputField
          key={name}
          label={t(`company.${name}`)}
          type={name === 'oauthClientSecret' ? 'password' : 'text'}
          autoComplete="off"
          help={name === 'oauthClientSecret' && oauthClientSecretSet ? t('company.secretKept') : undefined}
          {...register(name)}
        />
      ))}
      {authType !== 'EMAIL' && (
        <>
          <ProviderAddresses type={authType} urls={signInUrls} />
          <Button className="self-start" busy={testing} onClick={() => void test()}>
            {t('company.test')}
          </Button>
        </>
      )}
      {isDirty && (
        <div className="sticky bottom-4 flex animate-appear items-center gap-2 rounded-lg border border-line bg-raised p-3 shadow-float">
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
