import { removal } from '@mavendoc/contract';
import { useTranslation } from 'react-i18next';
import { Field, InputField, Select } from '../../ui/field.tsx';

export interface RemovalChoice {
  readonly style: (typeof removal.STYLES)[number];
  readonly level: (typeof removal.LEVELS)[number];
  readonly password: string;
}

export const DEFAULT_CHOICE: RemovalChoice = { style: 'bar', level: 'standard', password: '' };

interface RemovalOptionsProps {
  choice: RemovalChoice;
  onChange: (choice: RemovalChoice) => void;
  askPassword: boolean;
}

export function RemovalOptions({ choice, onChange, askPassword }: RemovalOptionsProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-4">
      <Field label={t('documents.removeDialog.style')}>
        {(described) => (
          <Select
            {...described}
            value={choice.style}
            onChange={(event) => onChange({ ...choice, style: event.target.value as RemovalChoice['style'] })}
          >
            {removal.STYLES.map((style) => (
              <option key={style} value={style}>
                {t(`documents.styles.${style}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('documents.removeDialog.level')}>
        {(described) => (
          <Select
            {...described}
            value={choice.level}
            onChange={(event) => onChange({ ...choice, level: event.target.value as RemovalChoice['level'] })}
          >
            {removal.LEVELS.map((level) => (
              <option key={level} value={level}>
                {t(`documents.levels.${level}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {askPassword && (
        <InputField
          label={t('documents.removeDialog.password')}
          help={t('documents.passwordDialog.text')}
          type="password"
          autoComplete="off"
          value={choice.password}
          onChange={(event) => onChange({ ...choice, password: event.target.value })}
        />
      )}
    </div>
  );
}
