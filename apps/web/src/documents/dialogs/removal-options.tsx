import { removal } from '@mavendoc/contract';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../app/queries.ts';
import { InputField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Choices } from './choices.tsx';

export interface RemovalChoice {
  readonly style: (typeof removal.STYLES)[number];
  readonly level: (typeof removal.LEVELS)[number];
  readonly password: string;
}

/** As the company set it, until something else is chosen. */
export function useRemovalChoice(): [RemovalChoice, (choice: RemovalChoice) => void] {
  const { removalStyle, removalLevel } = useMe();
  return useState<RemovalChoice>({ style: removalStyle, level: removalLevel, password: '' });
}

interface RemovalOptionsProps {
  choice: RemovalChoice;
  onChange: (choice: RemovalChoice) => void;
  askPassword: boolean;
}

/** How the bars look and how far removal goes, each explained where it is chosen. */
export function RemovalOptions({ choice, onChange, askPassword }: RemovalOptionsProps) {
  const { t } = useTranslation();
  const { removalStyle, removalLevel, secondApprover } = useMe();
  const usual = (is: boolean) => (is ? { tag: t('documents.companyChoice') } : {});
  return (
    <div className="flex flex-col gap-5">
      <Choices
        name="style"
        legend={t('documents.removeDialog.style')}
        value={choice.style}
        onChange={(style) => onChange({ ...choice, style })}
        choices={removal.STYLES.map((style) => ({
          id: style,
          label: t(`documents.styles.${style}`),
          text: t(`documents.styleTexts.${style}`),
          sample: style === 'bar' ? '' : t(`documents.styleSamples.${style}`),
          ...usual(style === removalStyle),
        }))}
      />
      <Choices
        name="level"
        legend={t('documents.removeDialog.level')}
        value={choice.level}
        onChange={(level) => onChange({ ...choice, level })}
        choices={removal.LEVELS.map((level) => ({
          id: level,
          label: t(`documents.levels.${level}`),
          text: t(`documents.levelTexts.${level}`),
          ...usual(level === removalLevel),
        }))}
      />
      {secondApprover && <Notice icon={UserCheck}>{t('documents.needsApproval')}</Notice>}
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
