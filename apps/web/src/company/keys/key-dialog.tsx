import { DEFAULT_SCOPES, integration, SCOPES, type Scope } from '@mavendoc/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, messageOf } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, InputField, Select } from '../../ui/field.tsx';

/** Days to choose from; 0 stands for a key that does not expire. */
const LIVES = [30, 90, 365, 0] as const;
const USUAL_DAYS = 365;

interface KeyDialogProps {
  onMade: (made: { name: string; key: string }) => void;
  onClose: () => void;
}

export function KeyDialog({ onMade, onClose }: KeyDialogProps) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [days, setDays] = useState<number>(USUAL_DAYS);
  const [scopes, setScopes] = useState<readonly Scope[]>(DEFAULT_SCOPES);
  const [problem, setProblem] = useState<{ at: 'name' | 'scopes'; text: string }>();
  const [busy, setBusy] = useState(false);

  const make = async () => {
    if (name.trim() === '') return setProblem({ at: 'name', text: t('company.keys.needName') });
    if (scopes.length === 0) return setProblem({ at: 'scopes', text: t('company.keys.needScope') });
    setBusy(true);
    try {
      const body = { name: name.trim(), days: days === 0 ? null : days, scopes: [...scopes] };
      onMade(await api.call(integration.createKey, { body }));
    } catch (error) {
      setProblem({ at: 'name', text: messageOf(error) });
      setBusy(false);
    }
  };
  const toggle = (scope: Scope, on: boolean) =>
    setScopes(SCOPES.filter((each) => (each === scope ? on : scopes.includes(each))));

  return (
    <Dialog
      title={t('company.keys.add')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form="api-key" busy={busy}>
            {t('create')}
          </Button>
        </>
      }
    >
      <form
        id="api-key"
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <InputField
          label={t('company.keys.name')}
          help={t('company.keys.nameHelp')}
          value={name}
          maxLength={100}
          autoFocus
          error={problem?.at === 'name' ? problem.text : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <Field label={t('company.keys.expires')}>
          {(described) => (
            <Select {...described} value={days} onChange={({ target }) => setDays(Number(target.value))}>
              {LIVES.map((each) => (
                <option key={each} value={each}>
                  {each === 0 ? t('company.keys.never') : t('company.keys.days', { count: each })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 font-medium">{t('company.keys.scopes')}</legend>
          {SCOPES.map((scope) => (
            <CheckField
              key={scope}
              label={t(`company.scopes.${scope}`)}
              checked={scopes.includes(scope)}
              onChange={(on) => toggle(scope, on)}
            />
          ))}
          {problem?.at === 'scopes' && (
            <p role="alert" className="text-sm text-red">
              {problem.text}
            </p>
          )}
        </fieldset>
      </form>
    </Dialog>
  );
}
