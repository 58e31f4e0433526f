import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './demo.css';

/** Seconds between one bar and the next. */
const STEP_S = 0.45;

/** A page on which bars close over what is between `**` and open again; pausable, still under reduced motion. */
export function Demo() {
  const { t } = useTranslation('landing');
  const [paused, setPaused] = useState(false);
  const paragraphs = [t('sample.parties'), t('sample.other')];
  let bars = 0;
  return (
    <figure className="relative mx-auto w-full max-w-md" data-paused={paused}>
      <div
        role="img"
        aria-label={t('hero.demo')}
        lang="pt-BR"
        className="bg-page px-8 pt-10 pb-14 text-[0.9375rem] leading-7 text-on-page shadow-page sm:px-11"
      >
        <p className="mb-5 text-center text-base font-semibold tracking-wide">{t('sample.heading')}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mb-4">
            {paragraph.split('**').map((part, index) =>
              index % 2 === 0 ? (
                part
              ) : (
                <span
                  key={part}
                  className="demo-bar"
                  style={{ animationDelay: `${(bars++ * STEP_S).toFixed(2)}s` }}
                >
                  {part}
                </span>
              ),
            )}
          </p>
        ))}
        <p>{t('sample.clause')}</p>
      </div>
      <button
        type="button"
        aria-label={paused ? t('hero.play') : t('hero.pause')}
        onClick={() => setPaused(!paused)}
        className="absolute right-3 bottom-3 inline-flex size-11 items-center justify-center rounded-full text-on-page hover:bg-mark motion-reduce:hidden"
      >
        {paused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
      </button>
    </figure>
  );
}
