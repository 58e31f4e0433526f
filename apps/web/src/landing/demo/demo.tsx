import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../i18n/index.ts';
import enMp4 from './en.mp4';
import enWebm from './en.webm';
import enPoster from './en.webp';
import ptMp4 from './pt.mp4';
import ptWebm from './pt.webm';
import ptPoster from './pt.webp';

const FILMS = {
  pt: { webm: ptWebm, mp4: ptMp4, poster: ptPoster },
  en: { webm: enWebm, mp4: enMp4, poster: enPoster },
} as const;

/** Of the recording (e2e/record-demo.ts). */
const SIZE = { width: 1024, height: 768 } as const;

/** The product at work, filmed; a still picture until it is asked for where people want no motion. */
export function Demo() {
  const { t } = useTranslation('landing');
  const language = currentLanguage();
  const { webm, mp4, poster } = FILMS[language];
  const film = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // The film waits until the page stands: it must not take the line from what is read first.
    const start = () => void film.current?.play().catch(() => null);
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
    return () => removeEventListener('load', start);
  }, [language]);

  return (
    <figure className="relative mx-auto w-full">
      <video
        key={language}
        ref={film}
        {...SIZE}
        poster={poster}
        aria-label={t('hero.demo')}
        muted
        loop
        playsInline
        preload="none"
        disablePictureInPicture
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        className="h-auto w-full rounded-lg border border-line bg-page shadow-page"
      >
        <source src={webm} type="video/webm; codecs=av01.0.05M.08" />
        <source src={mp4} type="video/mp4" />
      </video>
      <button
        type="button"
        aria-label={playing ? t('hero.pause') : t('hero.play')}
        onClick={() => void (playing ? film.current?.pause() : film.current?.play())}
        className="absolute right-3 bottom-3 inline-flex size-11 items-center justify-center rounded-full bg-ink text-on-ink shadow-float hover:bg-ink-hover"
      >
        {playing ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
      </button>
    </figure>
  );
}
