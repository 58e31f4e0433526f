import { DEFAULT_SCOPES, integration, SCOPES, type Scope } from '@mavendoc/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, messageOf } from '../../app/api.ts';
import { useDraft } from '../../app/drafts.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { Field, InputField, Select } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';

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

  useDraft('company.key', {
    read: () => ({ name, days, scopes }),
    restore: (draft) => {
      setName(draft.name);
      setDays(draft.days);
      setScopes(draft.scopes);
    },
  });

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

  return (
    <FormDialog
      title={t('company.keys.add')}
      action={t('create')}
      busy={busy}
      onSubmit={make}
      onClose={onClose}
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
      <CheckList
        legend={t('company.keys.scopes')}
        choices={SCOPES}
        labelOf={(scope) => t(`company.scopes.${scope}`)}
        chosen={scopes}
        onChange={setScopes}
        error={problem?.at === 'scopes' ? problem.text : undefined}
      />
    </FormDialog>
  );
}
