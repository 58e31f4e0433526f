import { removal } from '@mavendoc/contract';
import { useTranslation } from 'react-i18next';
import { InputField } from '../../ui/field.tsx';
import { Choices } from './choices.tsx';

export interface RemovalChoice {
  /** Null: as the company set it. */
  readonly style: (typeof removal.STYLES)[number] | null;
  readonly level: (typeof removal.LEVELS)[number] | null;
  readonly password: string;
}

export const DEFAULT_CHOICE: RemovalChoice = { style: null, level: null, password: '' };

interface RemovalOptionsProps {
  choice: RemovalChoice;
  onChange: (choice: RemovalChoice) => void;
  askPassword: boolean;
}

/** How the bars look and how far removal goes, each explained where it is chosen. */
export function RemovalOptions({ choice, onChange, askPassword }: RemovalOptionsProps) {
  const { t } = useTranslation();
  const company = { id: null, label: t('documents.companyChoice'), text: t('documents.companyChoiceText') };
  return (
    <div className="flex flex-col gap-5">
      <Choices
        name="style"
        legend={t('documents.removeDialog.style')}
        value={choice.style}
        onChange={(style) => onChange({ ...choice, style })}
        choices={[
          company,
          ...removal.STYLES.map((style) => ({
            id: style,
            label: t(`documents.styles.${style}`),
            text: t(`documents.styleTexts.${style}`),
            sample: style === 'bar' ? '' : t(`documents.styleSamples.${style}`),
          })),
        ]}
      />
      <Choices
        name="level"
        legend={t('documents.removeDialog.level')}
        value={choice.level}
        onChange={(level) => onChange({ ...choice, level })}
        choices={[
          company,
          ...removal.LEVELS.map((level) => ({
            id: level,
            label: t(`documents.levels.${level}`),
            text: t(`documents.levelTexts.${level}`),
          })),
        ]}
      />
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
