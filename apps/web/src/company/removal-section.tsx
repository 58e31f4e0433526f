import { removal } from '@mavendoc/contract';
import { TriangleAlert } from 'lucide-react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Switch } from '../ui/checkbox.tsx';
import { Field, Select } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import type { CompanyValues } from './providers.tsx';
import { FormSection } from './section.tsx';

/** One asks, another one approves. */
const FEWEST_APPROVERS = 2;

/** How this company removes data when nobody says otherwise. */
export function RemovalSection({
  form,
  approvers,
}: {
  form: UseFormReturn<CompanyValues>;
  approvers: number;
}) {
  const { t } = useTranslation();
  const { register, control, setValue, clearErrors, formState } = form;
  const { secondApprover: problem } = formState.errors;
  const secondApprover = useWatch({ control, name: 'secondApprover' });
  return (
    <FormSection title={t('company.removal')} text={t('company.removalText')}>
      <Field label={t('company.style')}>
        {(described) => (
          <Select {...described} {...register('removalStyle')}>
            {removal.STYLES.map((style) => (
              <option key={style} value={style}>
                {t(`documents.styles.${style}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('company.level')}>
        {(described) => (
          <Select {...described} {...register('removalLevel')}>
            {removal.LEVELS.map((level) => (
              <option key={level} value={level}>
                {t(`documents.levels.${level}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div>
        <Switch
          label={t('company.secondApprover')}
          checked={secondApprover}
          onChange={(on) => {
            clearErrors('secondApprover');
            setValue('secondApprover', on, { shouldDirty: true });
          }}
        />
        {problem !== undefined && (
          <p role="alert" className="text-sm text-red">
            {problem.message}
          </p>
        )}
        <p className="text-sm text-ink-faint">{t('company.secondApproverHelp')}</p>
        {secondApprover && problem === undefined && approvers < FEWEST_APPROVERS && (
          <div className="mt-3">
            <Notice icon={TriangleAlert} tone="warning">
              {t('company.approversMissing', { count: approvers })}
            </Notice>
          </div>
        )}
      </div>
    </FormSection>
  );
}
