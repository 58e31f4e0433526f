/** Google reCAPTCHA v3, loaded only where an installation is configured for it. */

interface Recaptcha {
  ready: (run: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
}

declare global {
  var grecaptcha: Recaptcha | undefined;
}

const ADDRESS = 'https://www.google.com/recaptcha/api.js?render=';

function load(siteKey: string): Promise<void> {
  if (globalThis.grecaptcha !== undefined) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = ADDRESS + encodeURIComponent(siteKey);
    script.addEventListener('load', () => globalThis.grecaptcha?.ready(resolve));
    script.addEventListener('error', () => reject(new Error('reCAPTCHA could not be loaded')));
    document.head.append(script);
  });
}

export async function recaptchaToken(siteKey: string, action: string): Promise<string | null> {
  try {
    await load(siteKey);
    return (await globalThis.grecaptcha?.execute(siteKey, { action })) ?? null;
  } catch {
    return null; // blocked or offline: the form says that the verification failed
  }
}
