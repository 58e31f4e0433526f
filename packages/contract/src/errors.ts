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
  requestTooLarge: {
    status: 413,
    pt: 'O envio é grande demais.',
    en: 'What was sent is too large.',
  },
  unsupportedMediaType: {
    status: 415,
    pt: 'O formato do envio não é aceito aqui.',
    en: 'The format of what was sent is not taken here.',
  },
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
  // auth
  invalidEmail: { status: 400, pt: 'E-mail inválido.', en: 'Invalid e-mail.' },
  fillFields: { status: 400, pt: 'Preencha todos os campos.', en: 'Fill in all fields.' },
  invalidPassword: {
    status: 400,
    pt: 'A senha precisa ter de 6 a 128 caracteres.',
    en: 'The password must have 6 to 128 characters.',
  },
  humanVerificationFailed: {
    status: 400,
    pt: 'Erro no reCAPTCHA. Tente novamente.',
    en: 'Human verification failed. Try again.',
  },
  loginError: {
    status: 401,
    pt: 'Não foi possível entrar. Verifique os dados e tente novamente.',
    en: 'Could not sign in. Check your details and try again.',
  },
  invalidCodeFormat: { status: 400, pt: 'Digite um código de 6 dígitos', en: 'Enter a 6-digit code' },
  invalidCode: { status: 400, pt: 'Código inválido.', en: 'Invalid code.' },
  expiredCode: { status: 410, pt: 'Código expirado. Entre novamente.', en: 'Code expired. Sign in again.' },
  wrongPassword: { status: 400, pt: 'A senha atual não confere.', en: 'The present password is not right.' },
  passwordChangeRequired: {
    status: 403,
    pt: 'Escolha uma nova senha antes de continuar.',
    en: 'Choose a new password before you go on.',
  },

  // users
  invalidName: {
    status: 400,
    pt: 'Nome inválido: use letras, espaços, apóstrofo e hífen, até 100 caracteres.',
    en: 'Invalid name: use letters, spaces, apostrophe and hyphen, up to 100 characters.',
  },
  invalidMaxCredits: {
    status: 400,
    pt: 'O limite de créditos deve ser um número inteiro, zero ou maior.',
    en: 'The credit limit must be a whole number, zero or more.',
  },
  maxCreditsExceeded: {
    status: 400,
    pt: 'O máximo de créditos não pode exceder seus créditos disponíveis.',
    en: 'Maximum credits cannot exceed your available credits.',
  },
  emailInUse: { status: 409, pt: 'Este e-mail já está em uso.', en: 'This e-mail is already in use.' },
  cannotEditSelf: {
    status: 403,
    pt: 'Você não pode editar seu próprio usuário.',
    en: 'You cannot edit your own user.',
  },
  cannotDeleteSelf: {
    status: 403,
    pt: 'Você não pode excluir seu próprio usuário.',
    en: 'You cannot delete your own user.',
  },
  lastUser: {
    status: 409,
    pt: 'Não é possível deletar o último usuário do sistema.',
    en: 'The last user of the system cannot be deleted.',
  },
  lastAdmin: {
    status: 409,
    pt: 'A empresa precisa de outro Admin antes que esta conta seja excluída.',
    en: 'The company needs another Admin before this account is deleted.',
  },

  // company
  companyNameRequired: { status: 400, pt: 'Nome da empresa é obrigatório', en: 'Company name is required' },
  cityRequired: { status: 400, pt: 'Cidade é obrigatória', en: 'City is required' },
  retentionInvalid: {
    status: 400,
    pt: 'Tempo de retenção deve ser maior que 0',
    en: 'Retention time must be greater than 0',
  },
  ldapFieldsRequired: {
    status: 400,
    pt: 'Preencha todos os campos LDAP obrigatórios',
    en: 'Fill in all required LDAP fields',
  },
  oauthFieldsRequired: {
    status: 400,
    pt: 'Preencha todos os campos OAuth obrigatórios',
    en: 'Fill in all required OAuth fields',
  },
  samlFieldsRequired: {
    status: 400,
    pt: 'Preencha todos os campos SAML obrigatórios',
    en: 'Fill in all required SAML fields',
  },
  ssoRequiresPremium: {
    status: 403,
    pt: 'O login pela empresa requer o plano Premium.',
    en: 'Company sign-in requires the Premium plan.',
  },
  connectionFailed: {
    status: 422,
    pt: 'A conexão falhou: {detail}',
    en: 'The connection failed: {detail}',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;
export type Language = 'pt' | 'en';
