import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../app/queries.ts';
import { buttonLook, IconButton } from '../ui/button.tsx';
import { SampleButton } from './sample-button.tsx';

const KEY = 'guide_closed';

/** Whoever closed the guide in this browser, by id: several people may share one. */
const closedBy = (): readonly string[] => (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);

/** The way of a first document, above the documents until somebody closes it. */
export function Guide() {
  const { id } = useMe();
  const [closed, setClosed] = useState(() => closedBy().includes(id));
  if (closed) return null;
  const close = () => {
    localStorage.setItem(KEY, [...closedBy(), id].join(' '));
    setClosed(true);
  };
  return <Steps onClose={close} />;
}

function Steps({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t('help.guide')}
      className="relative mb-5 rounded-lg border border-line bg-paper p-5 print:hidden"
    >
      <IconButton label={t('help.closeGuide')} className="absolute top-3 right-3" onClick={onClose}>
        <X size={16} aria-hidden />
      </IconButton>
      <h2 className="pr-10 text-lg font-semibold">{t('help.guide')}</h2>
      <ol className="mt-4 grid gap-x-8 gap-y-2 sm:gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
        {t('help.guideSteps', { returnObjects: true }).map(([title, text], index) => (
          <li key={title} className="flex gap-3">
            <span className="font-mono text-lg leading-6 text-accent" aria-hidden>
              {index + 1}
            </span>
            <div>
              <h3 className="font-medium">{title}</h3>
              <p className="text-ink-soft max-sm:hidden">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap items-center gap-2">
        <SampleButton />
        <Link to="/help" className={buttonLook({ kind: 'ghost' })}>
          {t('help.more')}
        </Link>
      </div>
    </section>
  );
}
