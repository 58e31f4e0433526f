import type { AltchaWidgetElement } from 'altcha';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { basePath } from '../app/base.ts';
import { useConfig } from '../app/queries.ts';
import { currentLanguage } from '../i18n/index.ts';
import { recaptchaToken } from './recaptcha.ts';

// The package's own JSX types do not resolve under Node's module resolution.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'altcha-widget': React.HTMLAttributes<HTMLElement> & {
        ref?: Ref<HTMLElement>;
        challenge: string;
        language: string;
      };
    }
  }
}

export type HumanAction = 'login' | 'forgot_password';

export interface HumanCheckHandle {
  /** What the service wants in the field `recaptcha`; null when the person could not be verified. */
  prove: (action: HumanAction) => Promise<string | null>;
  /** A proof serves once: call after each use. */
  reset: () => void;
}

/** Proof of work on our own server; Google's service where it is configured. Only the first draws something. */
export function HumanCheck({ ref }: { ref: Ref<HumanCheckHandle> }) {
  const verification = useConfig()?.humanVerification;
  const widget = useRef<HTMLElement>(null);
  const proof = useRef<string | null>(null);
  const ready = useAltcha(verification?.provider === 'altcha');

  useImperativeHandle(ref, () => ({
    prove: async (action) => {
      if (verification?.provider === 'recaptcha') return await recaptchaToken(verification.siteKey, action);
      proof.current ??= (await altcha(widget.current)?.verify())?.payload ?? null;
      return proof.current;
    },
    reset: () => {
      proof.current = null;
      altcha(widget.current)?.reset();
    },
  }));

  useEffect(() => {
    const element = widget.current;
    const keep = (event: Event) => {
      proof.current = (event as CustomEvent<{ payload: string }>).detail.payload;
    };
    element?.addEventListener('verified', keep);
    return () => element?.removeEventListener('verified', keep);
  }, [ready]);

  if (verification?.provider === 'recaptcha') return null;
  return (
    <div className="min-h-[4.25rem]">
      {ready && verification !== undefined && (
        <altcha-widget
          ref={widget}
          challenge={absolute(verification.challengeUrl)}
          language={currentLanguage() === 'pt' ? 'pt-br' : 'en'}
          className="human-check"
        />
      )}
    </div>
  );
}

/** The widget is loaded with the sign-in page only. */
function useAltcha(wanted: boolean): boolean {
  const [ready, setReady] = useState(false);
  const { i18n } = useTranslation();
  useEffect(() => {
    if (!wanted) return;
    void Promise.all([import('altcha'), import('altcha/i18n/pt-br')]).then(() => setReady(true));
  }, [wanted, i18n.language]);
  return ready;
}

/** The element as what the widget made of it. */
const altcha = (element: HTMLElement | null) => element as AltchaWidgetElement | null;

const absolute = (url: string): string =>
  url.startsWith('http') || url.startsWith('/') ? url : `${basePath}/${url}`;
