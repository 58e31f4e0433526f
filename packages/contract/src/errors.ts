/** Every error a call can answer: stable code, HTTP status, message in both languages. The table of codes is the table of messages. */

interface ErrorEntry {
  readonly status: 400 | 401 | 402 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly pt: string;
  readonly en: string;
}

export const ERRORS = {
  invalidRequest: {
    status: 400,
    pt: 'A requisição não está correta: {detail}',
    en: 'The request is not right: {detail}',
  },
  unauthenticated: {
    status: 401,
    pt: 'Sua sessão terminou. Entre de novo.',
    en: 'Your session has ended. Sign in again.',
  },
  accessDenied: { status: 403, pt: 'Acesso negado.', en: 'Access denied.' },
  notFound: { status: 404, pt: 'Não encontrado.', en: 'Not found.' },
  tooManyRequests: {
    status: 429,
    pt: 'Muitas tentativas. Aguarde um pouco.',
    en: 'Too many attempts. Wait a little.',
  },
  unexpected: {
    status: 500,
    pt: 'Erro inesperado. Nada foi perdido; tente de novo.',
    en: 'Unexpected error. Nothing was lost; try again.',
  },
  unavailable: {
    status: 503,
    pt: 'O serviço está indisponível no momento. Tente de novo em instantes.',
    en: 'The service is unavailable right now. Try again shortly.',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;
export type Language = 'pt' | 'en';
