import { company } from '@mavendoc/contract';
import { Info } from 'lucide-react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMe } from '../app/queries.ts';
import { Button } from '../ui/button.tsx';
import { Field, InputField, Select } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { PROVIDER_FIELDS, ProviderAddresses, type CompanyValues } from './providers.tsx';
import { FormSection } from './section.tsx';

interface SignInSectionProps {
  form: UseFormReturn<CompanyValues>;
  data: company.Company;
  testing: boolean;
  onTest: () => void;
}

/** How the people of the company sign in, and what the chosen provider needs. */
export function SignInSection({ form, data, testing, onTest }: SignInSectionProps) {
  const { t } = useTranslation();
  const { ssoAccess } = useMe();
  const { register, control, formState } = form;
  const authType = useWatch({ control, name: 'authType' });
  return (
    <FormSection title={t('company.signIn')} text={t('company.signInText')}>
      <Field label={t('company.authType')} error={formState.errors.authType?.message}>
        {(described) => (
          <Select {...described} {...register('authType')} disabled={!ssoAccess}>
            {company.AUTH_TYPES.map((type) => (
              <option key={type} value={type}>
                {t(`company.types.${type}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {!ssoAccess && <Notice icon={Info}>{t('company.noSso')}</Notice>}
      {PROVIDER_FIELDS[authType].map((name) => (
        <InputField
          key={name}
          label={t(`company.${name}`)}
          type={name === 'oauthClientSecret' ? 'password' : 'text'}
          autoComplete="off"
          spellCheck={false}
          placeholder={name === 'oauthClientSecret' ? undefined : t(`company.example.${name}`)}
          help={
            name === 'oauthClientSecret' && data.oauthClientSecretSet ? t('company.secretKept') : undefined
          }
          {...register(name)}
        />
      ))}
      {authType !== 'EMAIL' && (
        <>
          <ProviderAddresses type={authType} urls={data.signInUrls} />
          <Button className="self-start" busy={testing} onClick={onTest}>
            {t('company.test')}
          </Button>
        </>
      )}
    </FormSection>
  );
}
