import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from './cn.ts';

const INPUT =
  'h-9 w-full rounded-md border border-line-strong bg-raised px-3 text-ink placeholder:text-ink-faint transition-colors duration-120 hover:border-ink-soft focus-visible:border-accent focus-visible:outline-offset-0 aria-invalid:border-red disabled:bg-sunken disabled:text-ink-faint pointer-coarse:h-11 pointer-coarse:text-lg';

interface Described {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  hideLabel?: boolean;
  className?: string;
  children: (described: Described) => ReactNode;
}

/** A label above, help under, an error at the field; `children` draws the control with what ties them together. */
export function Field({ label, help, error, hideLabel = false, className, children }: FieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-medium'}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
      })}
      {error !== undefined && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-red">
          <CircleAlert size={14} className="mt-0.5 shrink-0" aria-hidden />
          {error}
        </p>
      )}
      {help !== undefined && (
        <p id={`${id}-help`} className="text-sm text-ink-faint">
          {help}
        </p>
      )}
    </div>
  );
}

export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input type="text" {...rest} className={cn(INPUT, className)} />
);

export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea rows={4} {...rest} className={cn(INPUT, 'h-auto py-2 pointer-coarse:h-auto', className)} />
);

/** The browser's own select: it works with every keyboard, reader and phone. */
export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <select {...rest} className={cn(INPUT, 'pr-8', className)} />
);

type InputFieldProps = Omit<FieldProps, 'children'> & Omit<ComponentProps<'input'>, 'children' | 'className'>;

/** The usual case: one labelled line of text. */
export function InputField({ label, help, error, hideLabel, className, ...rest }: InputFieldProps) {
  const shell = {
    label,
    error,
    ...(help === undefined ? {} : { help }),
    ...(hideLabel === undefined ? {} : { hideLabel }),
    ...(className === undefined ? {} : { className }),
  };
  return <Field {...shell}>{(described) => <Input {...rest} {...described} />}</Field>;
}
