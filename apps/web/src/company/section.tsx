import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  text?: string;
  /** Beside the title. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A part of a long screen: what it is about, one action, its content. */
export const FormSection = ({ title, text, action, children }: SectionProps) => (
  <section className="flex flex-col gap-5">
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b border-line pb-2.5">
      <div className="min-w-0 max-w-[60ch] flex-1 basis-64">
        <h2 className="text-lg font-semibold">{title}</h2>
        {text !== undefined && <p className="text-ink-soft">{text}</p>}
      </div>
      {action}
    </div>
    {children}
  </section>
);
