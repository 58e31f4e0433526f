import { removal } from '@mavendoc/contract';
import { Check, Minus, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../app/title.tsx';

export function HelpPage() {
  const { t } = useTranslation();
  usePageTitle(t('help.title'));
  const steps = t('help.steps', { returnObjects: true });
  return (
    <div className="mx-auto flex max-w-[72ch] flex-col gap-10">
      <Section title={t('help.start')}>
        <ol className="flex flex-col gap-4">
          {steps.map(([title, text], index) => (
            <li key={title} className="flex gap-4">
              <span className="font-mono text-lg text-accent" aria-hidden>
                {index + 1}
              </span>
              <div>
                <h3 className="font-medium">{title}</h3>
                <p className="text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t('help.removed')}>
        <Points icon={Check} colour="text-green" points={t('help.removedList', { returnObjects: true })} />
      </Section>
      <Section title={t('help.kept')}>
        <Points icon={Minus} colour="text-orange" points={t('help.keptList', { returnObjects: true })} />
      </Section>
      <Section title={t('help.confidence')}>
        <p className="text-ink-soft">{t('help.confidenceText')}</p>
      </Section>
      <Section title={t('help.levels')}>
        <ul className="flex flex-col gap-2 text-ink-soft">
          {removal.LEVELS.map((level) => (
            <li key={level}>{t(`documents.levels.${level}`)}</li>
          ))}
        </ul>
      </Section>
      <Section title={t('help.law')}>
        <p className="text-ink-soft">{t('help.lawText')}</p>
      </Section>
    </div>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-3">
    <h2 className="border-b border-line pb-2 text-lg font-semibold">{title}</h2>
    {children}
  </section>
);

interface PointsProps {
  icon: LucideIcon;
  colour: string;
  points: readonly string[];
}

const Points = ({ icon: Icon, colour, points }: PointsProps) => (
  <ul className="flex flex-col gap-2">
    {points.map((point) => (
      <li key={point} className="flex gap-2.5">
        <Icon size={16} className={`mt-0.5 shrink-0 ${colour}`} aria-hidden />
        {point}
      </li>
    ))}
  </ul>
);
