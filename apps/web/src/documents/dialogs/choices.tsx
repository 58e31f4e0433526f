import { cn } from '../../ui/cn.ts';

interface Choice<Id> {
  readonly id: Id;
  readonly label: string;
  readonly text: string;
  /** How it looks on a page. */
  readonly sample?: string;
  /** A short word beside the label. */
  readonly tag?: string;
}

interface ChoicesProps<Id> {
  name: string;
  legend: string;
  value: Id;
  onChange: (id: Id) => void;
  choices: readonly Choice<Id>[];
}

/** One of a few, each with what it means beside it. */
export function Choices<Id extends string>({ name, legend, value, onChange, choices }: ChoicesProps<Id>) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="divide-y divide-line rounded-md border border-line-strong/60">
        {choices.map(({ id, label, text, sample, tag }) => (
          <label
            key={id}
            className={cn(
              'flex cursor-pointer items-start gap-3 px-3 py-2 first:rounded-t-md last:rounded-b-md',
              id === value ? 'bg-accent-soft' : 'hover:bg-hover',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={id === value}
              onChange={() => onChange(id)}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-baseline gap-x-2 font-medium">
                {label}
                {tag !== undefined && <span className="text-xs font-normal text-ink-faint">{tag}</span>}
              </span>
              <span className="block text-sm text-ink-soft">{text}</span>
            </span>
            {sample !== undefined && (
              <span
                aria-hidden
                className="mt-0.5 h-5 min-w-14 shrink-0 bg-bar text-center px-1.5 font-mono text-xs leading-5 text-page max-sm:hidden"
              >
                {sample}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
