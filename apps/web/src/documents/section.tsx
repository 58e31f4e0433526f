import type { ReactNode } from 'react';

/** A titled part of the details. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-2">
    <h3 className="text-sm font-medium text-ink-faint">{title}</h3>
    {children}
  </section>
);
