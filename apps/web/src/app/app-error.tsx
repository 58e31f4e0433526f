import { createContext, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { messageOf } from './api.ts';
import { Opening } from './opening.tsx';
import { loadAgain, PartMissing } from './parts.ts';

/** Whether menu and top bar stand around a page, and its `main` with them. */
export const WithinLayout = createContext(false);

export function AppError({ error }: { error: unknown }) {
  const missing = error instanceof PartMissing;
  const [loading] = useState(() => missing && loadAgain(error));
  return loading ? <Opening /> : <Failed missing={missing} error={error} />;
}

function Failed({ missing, error }: { missing: boolean; error: unknown }) {
  const { t } = useTranslation();
  const within = useContext(WithinLayout);
  const [Frame, Heading] = within ? (['div', 'h2'] as const) : (['main', 'h1'] as const);
  useEffect(() => {
    if (!missing) return;
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [missing]);
  return (
    <Frame
      role="alert"
      className={`mx-auto flex max-w-md flex-col items-start justify-center gap-3 px-6 ${within ? 'min-h-[60dvh]' : 'min-h-dvh'}`}
    >
      {!within && <Wordmark className="mb-8" />}
      <Heading className="text-2xl font-semibold">
        {t(missing ? 'appError.partTitle' : 'appError.title')}
      </Heading>
      <p className="text-ink-soft">{t(missing ? 'appError.partText' : 'appError.text')}</p>
      {!missing && <p className="text-sm text-ink-faint">{messageOf(error)}</p>}
      <Button kind="primary" className="mt-4" onClick={reload}>
        {t('appError.reload')}
      </Button>
    </Frame>
  );
}

const reload = (): void => location.reload();
