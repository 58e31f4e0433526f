import { Checkbox as Box, Switch as Toggle } from 'radix-ui';
import { Check, Minus } from 'lucide-react';
import { useId } from 'react';

/** 24 px to hit, of which 20 are drawn (WCAG 2.5.8). */
const HIT = 'group/box -m-0.5 inline-grid size-6 shrink-0 place-items-center rounded-sm align-middle';
const BOX =
  'inline-flex size-5 items-center justify-center rounded-sm border border-line-strong bg-raised group-data-[state=checked]/box:border-accent group-data-[state=checked]/box:bg-accent group-data-[state=checked]/box:text-on-accent group-data-[state=indeterminate]/box:border-accent group-data-[state=indeterminate]/box:text-accent';

interface CheckboxProps {
  label: string;
  checked: boolean | 'indeterminate';
  onChange: (checked: boolean) => void;
}

/** A bare box with a name for readers, as in rows of a table. */
export const Checkbox = ({ label, checked, onChange }: CheckboxProps) => (
  <Box.Root
    aria-label={label}
    checked={checked}
    onCheckedChange={(now) => onChange(now === true)}
    className={HIT}
  >
    <span className={BOX}>
      <Box.Indicator>
        {checked === 'indeterminate' ? (
          <Minus size={14} strokeWidth={3} />
        ) : (
          <Check size={14} strokeWidth={3} />
        )}
      </Box.Indicator>
    </span>
  </Box.Root>
);

interface CheckFieldProps extends Omit<CheckboxProps, 'checked'> {
  checked: boolean;
  help?: string;
}

/** A box with its words beside it. */
export function CheckField({ label, help, checked, onChange }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-2.5">
      <Box.Root
        id={id}
        checked={checked}
        onCheckedChange={(now) => onChange(now === true)}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        className={HIT}
      >
        <span className={BOX}>
          <Box.Indicator>
            <Check size={14} strokeWidth={3} />
          </Box.Indicator>
        </span>
      </Box.Root>
      <div className="min-w-0">
        <label htmlFor={id}>{label}</label>
        {help !== undefined && (
          <p id={`${id}-help`} className="text-sm text-ink-faint">
            {help}
          </p>
        )}
      </div>
    </div>
  );
}

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function Switch({ label, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <span className="inline-flex min-h-8 items-center gap-2.5">
      <Toggle.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        className="relative h-6 w-10 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors data-[state=checked]:border-accent data-[state=checked]:bg-accent"
      >
        <Toggle.Thumb className="block size-4 translate-x-[3px] rounded-full bg-ink-soft transition-transform data-[state=checked]:translate-x-[19px] data-[state=checked]:bg-on-accent" />
      </Toggle.Root>
      <label htmlFor={id}>{label}</label>
    </span>
  );
}
