import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from '../ui/notice.tsx';

interface RulesSectionProps {
  help: string;
  buttons: ReactNode;
  children: ReactNode;
}

/** What the tab is for, its buttons, its table. */
export const RulesSection = ({ help, buttons, children }: RulesSectionProps) => (
  <section className="flex flex-col gap-4">
    <Notice icon={Info} tone="accent">
      {help}
    </Notice>
    <div className="flex flex-wrap justify-end gap-2">{buttons}</div>
    {children}
  </section>
);
