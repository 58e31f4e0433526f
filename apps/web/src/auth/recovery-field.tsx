import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, Input } from '../ui/field.tsx';

/** Shorter ones are refused by the contract. */
export const SHORTEST_RECOVERY_CODE = 8;

interface RecoveryFieldProps {
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

export function RecoveryField({ value, onChange, error, ref }: RecoveryFieldProps) {
  const { t } = useTranslation();
  return (
    <Field label={t('auth.verify.recoveryCode')} error={error}>
      {(described) => (
        <Input
          {...described}
          ref={ref}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          autoFocus
          className="h-12 text-center font-mono text-lg pointer-coarse:h-14"
        />
      )}
    </Field>
  );
}
