/** Security headers. No script runs that is not a file of ours. */

import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config.ts';

const RECAPTCHA_SCRIPTS = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const RECAPTCHA_FRAMES = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'];

export function securityHeaders(config: Config): FastifyHelmetOptions {
  const recaptcha = config.humanVerification.provider === 'recaptcha';
  const viewer = config.viewerUrl === undefined ? [] : [new URL(config.viewerUrl).origin];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        // WebAssembly: the PDF viewer's image decoders
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...(recaptcha ? RECAPTCHA_SCRIPTS : [])],
        workerSrc: ["'self'", 'blob:'],
        // component libraries add style elements while they run; styles can't run code
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", 'blob:', ...(recaptcha ? ['https://www.google.com/recaptcha/'] : [])],
        frameSrc: ["'self'", 'blob:', ...viewer, ...(recaptcha ? RECAPTCHA_FRAMES : [])],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        // the page names its base path in a <base>
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    hsts: config.publicUrl.startsWith('https:')
      ? { maxAge: 365 * 24 * 3600, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  };
}
