import { LIMITS } from '@mavendoc/contract';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, Input } from '../ui/field.tsx';

interface CodeFieldProps {
  value: string;
  onChange: (digits: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Six digits in one field: typed, pasted with anything around them, or filled in by the phone. */
export function CodeField({ value, onChange, error, ref }: CodeFieldProps) {
  const { t } = useTranslation();
  return (
    <Field label={t('auth.verify.code')} error={error}>
      {(described) => (
        <Input
          {...described}
          ref={ref}
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, LIMITS.codeDigits))}
          onPaste={(event) => {
            event.preventDefault();
            onChange(event.clipboardData.getData('text').replace(/\D/g, '').slice(0, LIMITS.codeDigits));
          }}
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder={t('auth.verify.placeholder')}
          autoFocus
          className="h-14 text-center font-mono text-2xl tracking-[0.4em] pointer-coarse:h-14 pointer-coarse:text-2xl"
        />
      )}
    </Field>
  );
}
