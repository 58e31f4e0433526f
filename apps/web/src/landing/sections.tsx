import {
  FileStack,
  ScanSearch,
  Scale,
  SquareDashedMousePointer,
  Users,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HEADING, LINKS, MAIN_LINK, WIDTH } from './links.ts';

interface Point {
  icon: LucideIcon;
  title: string;
  text: string;
}

const Points = ({ points }: { points: readonly Point[] }) => (
  <ul className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-3">
    {points.map(({ icon: Icon, title, text }) => (
      <li key={title} className="flex flex-col gap-2 border-t-4 border-ink pt-5">
        <Icon size={24} strokeWidth={1.5} className="mb-2 text-accent" aria-hidden />
        <h3 className="font-semibold">{title}</h3>
        <p className="text-ink-soft">{text}</p>
      </li>
    ))}
  </ul>
);

export function Why() {
  const { t } = useTranslation('landing');
  return (
    <section className={`${WIDTH} py-20`}>
      <h2 className={HEADING}>{t('why.title')}</h2>
      <Points
        points={[
          { icon: Zap, title: t('why.automatic'), text: t('why.automaticText') },
          { icon: ScanSearch, title: t('why.detection'), text: t('why.detectionText') },
          { icon: Scale, title: t('why.compliance'), text: t('why.complianceText') },
        ]}
      />
    </section>
  );
}

export function Features() {
  const { t } = useTranslation('landing');
  return (
    <section className={`${WIDTH} py-20`}>
      <h2 className={HEADING}>{t('features.title')}</h2>
      <Points
        points={[
          { icon: FileStack, title: t('features.document'), text: t('features.documentText') },
          { icon: SquareDashedMousePointer, title: t('features.remover'), text: t('features.removerText') },
          { icon: Users, title: t('features.users'), text: t('features.usersText') },
        ]}
      />
    </section>
  );
}

export function Steps() {
  const { t } = useTranslation('landing');
  const steps = t('steps.list', { returnObjects: true });
  return (
    <section className="border-y border-line bg-desk">
      <div className={`${WIDTH} py-20`}>
        <h2 className={HEADING}>{t('steps.title')}</h2>
        <ol className="mt-10 grid gap-x-12 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
          {steps.map(([title, text], index) => (
            <li key={title} className="flex gap-4">
              <span className="font-mono text-xl text-accent tabular-nums" aria-hidden>
                {index + 1}
              </span>
              <div>
                <h3 className="font-semibold">{title}</h3>
                <p className="text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <a href={LINKS.start} className={`${MAIN_LINK} mt-12`}>
          {t('steps.action')}
        </a>
      </div>
    </section>
  );
}
