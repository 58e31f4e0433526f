import type { AltchaWidgetElement } from 'altcha';
import { useCallback, useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { basePath } from '../app/base.ts';
import { needed } from '../app/parts.ts';
import { readConfig, useConfig } from '../app/queries.ts';
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
  /**
   * What the service wants in the field `recaptcha`; null when the person could not be verified.
   * @throws ApiError when the service does not answer, PartMissing
   */
  prove: (action: HumanAction) => Promise<string | null>;
  /** A proof serves once: call after each use. */
  reset: () => void;
}

/** Proof of work on our own server; Google's service where it is configured. Only the first draws something. */
export function HumanCheck({ ref }: { ref: Ref<HumanCheckHandle> }) {
  const verification = useConfig()?.humanVerification;
  const widget = useRef<HTMLElement>(null);
  const proof = useRef<string | null>(null);
  const [ready, load] = useAltcha(verification?.provider === 'altcha');

  useImperativeHandle(ref, () => ({
    prove: async (action) => {
      // Whoever is quicker than the line waits here, and what did not come is asked for again.
      const { humanVerification } = await readConfig();
      if (humanVerification.provider === 'recaptcha')
        return await recaptchaToken(humanVerification.siteKey, action);
      await load();
      while (widget.current === null) await new Promise(requestAnimationFrame);
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
function useAltcha(wanted: boolean): readonly [ready: boolean, load: () => Promise<void>] {
  const [ready, setReady] = useState(false);
  const load = useCallback(async () => {
    await needed(Promise.all([import('altcha'), import('altcha/i18n/pt-br')]));
    setReady(true);
  }, []);
  useEffect(() => {
    // What does not come now is asked for again, and complained about, when it is needed.
    if (wanted) load().catch(() => undefined);
  }, [wanted, load]);
  return [ready, load];
}

/** The element as what the widget made of it. */
const altcha = (element: HTMLElement | null) => element as AltchaWidgetElement | null;

const absolute = (url: string): string =>
  url.startsWith('http') || url.startsWith('/') ? url : `${basePath}/${url}`;
