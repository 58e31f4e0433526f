import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './button.tsx';
import { Field, Input } from './field.tsx';

interface CopyFieldProps {
  label: string;
  value: string;
  help?: string;
}

/** Something to take along: selected when focused, copied with the button. */
export function CopyField({ label, value, help }: CopyFieldProps) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  return (
    <Field label={label} {...(help === undefined ? {} : { help })}>
      {(described) => (
        <div className="flex items-center gap-1">
          <Input
            {...described}
            readOnly
            value={value}
            onFocus={(event) => event.target.select()}
            className="font-mono text-sm"
          />
          <IconButton
            label={copied ? t('copied') : t('copyOf', { name: label })}
            onClick={() => void navigator.clipboard.writeText(value).then(() => setCopied(true))}
          >
            {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
