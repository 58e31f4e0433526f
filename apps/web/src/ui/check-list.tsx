import { CheckField } from './checkbox.tsx';

interface CheckListProps<Choice extends string> {
  legend: string;
  choices: readonly Choice[];
  labelOf: (choice: Choice) => string;
  chosen: readonly Choice[];
  /** In the order of the choices. */
  onChange: (chosen: readonly Choice[]) => void;
  error?: string | undefined;
}

/** Some of a few, each with its box. */
export function CheckList<Choice extends string>(props: CheckListProps<Choice>) {
  const { legend, choices, labelOf, chosen, onChange, error } = props;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium">{legend}</legend>
      {choices.map((choice) => (
        <CheckField
          key={choice}
          label={labelOf(choice)}
          checked={chosen.includes(choice)}
          onChange={(on) =>
            onChange(choices.filter((each) => (each === choice ? on : chosen.includes(each))))
          }
        />
      ))}
      {error !== undefined && (
        <p role="alert" className="text-sm text-red">
          {error}
        </p>
      )}
    </fieldset>
  );
}
