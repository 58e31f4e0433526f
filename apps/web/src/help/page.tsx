import { removal } from '@mavendoc/contract';
import { Check, CircleHelp, Minus, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../app/title.tsx';
import { KeysEverywhere, KeysOfDrive, KeysOfViewer, SingleKeys } from './key-table.tsx';
import { SampleButton } from './sample-button.tsx';

const PARTS = ['start', 'removed', 'kept', 'confidence', 'levels', 'styles', 'law', 'keyboard'] as const;
type Part = (typeof PARTS)[number];

/** What the product does and what it can't; every part has an address (`/help#levels`). */
export function HelpPage() {
  const { t } = useTranslation();
  usePageTitle(t('help.title'));
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-10 lg:flex-row lg:gap-16">
      <nav
        aria-label={t('help.contents')}
        className="shrink-0 self-start lg:sticky lg:top-20 lg:order-2 lg:w-56"
      >
        <ul className="flex flex-col gap-1 border-l border-line">
          {PARTS.map((part) => (
            <li key={part}>
              <a
                href={`${location.pathname}#${part}`}
                className="-ml-px block border-l border-transparent py-1 pl-4 text-ink-soft hover:border-ink hover:text-ink"
              >
                {t(`help.${part}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex max-w-[72ch] min-w-0 flex-1 flex-col gap-10">
        <Section part="start">
          <Steps />
          <div>
            <SampleButton />
          </div>
        </Section>
        <Section part="removed">
          <Points icon={Check} colour="text-green" points={t('help.removedList', { returnObjects: true })} />
        </Section>
        <Section part="kept">
          <Points icon={Minus} colour="text-orange" points={t('help.keptList', { returnObjects: true })} />
        </Section>
        <Section part="confidence">
          <p className="text-ink-soft">{t('help.confidenceText')}</p>
          <Points
            icon={CircleHelp}
            colour="text-accent"
            points={t('help.confidenceList', { returnObjects: true })}
          />
        </Section>
        <Section part="levels">
          <Terms
            terms={removal.LEVELS.map((level) => [t(`documents.levels.${level}`), t(`help.level.${level}`)])}
          />
        </Section>
        <Section part="styles">
          <Terms
            terms={removal.STYLES.map((style) => [t(`documents.styles.${style}`), t(`help.style.${style}`)])}
          />
        </Section>
        <Section part="law">
          <p className="text-ink-soft">{t('help.lawText')}</p>
        </Section>
        <Section part="keyboard">
          <Keyboard />
        </Section>
      </div>
    </div>
  );
}

const Section = ({ part, children }: { part: Part; children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <section id={part} className="flex scroll-mt-20 flex-col gap-4">
      <h2 className="border-b border-line pb-2 text-lg font-semibold">{t(`help.${part}`)}</h2>
      {children}
    </section>
  );
};

function Steps() {
  const { t } = useTranslation();
  return (
    <ol className="flex flex-col gap-4">
      {t('help.steps', { returnObjects: true }).map(([title, text], index) => (
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
  );
}

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

const Terms = ({ terms }: { terms: readonly (readonly [string, string])[] }) => (
  <dl className="flex flex-col gap-3">
    {terms.map(([term, text]) => (
      <div key={term}>
        <dt className="font-medium">{term}</dt>
        <dd className="text-ink-soft">{text}</dd>
      </div>
    ))}
  </dl>
);

function Keyboard() {
  const { t } = useTranslation();
  const groups = { everywhere: KeysEverywhere, documents: KeysOfDrive, review: KeysOfViewer } as const;
  return (
    <>
      <p className="text-ink-soft">{t('help.keyboardText')}</p>
      {(Object.keys(groups) as (keyof typeof groups)[]).map((group) => {
        const Keys = groups[group];
        return (
          <div key={group} className="flex flex-col gap-3">
            <h3 className="font-medium">{t(`help.keyGroups.${group}`)}</h3>
            <Keys />
          </div>
        );
      })}
      <SingleKeys />
    </>
  );
}
