import { Progress as Radix } from 'radix-ui';

interface ProgressProps {
  label: string;
  /** 0 to 100. */
  value: number;
}

export const Progress = ({ label, value }: ProgressProps) => (
  <Radix.Root
    aria-label={label}
    value={Math.round(value)}
    className="h-1.5 w-full overflow-hidden rounded-full bg-sunken"
  >
    <Radix.Indicator
      className="h-full origin-left bg-accent transition-transform duration-200"
      style={{ transform: `scaleX(${value / 100})` }}
    />
  </Radix.Root>
);
