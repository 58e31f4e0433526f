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
  serverBusy: {
    status: 503,
    pt: 'O servidor está ocupado neste momento. Nada se perdeu; tente de novo em alguns segundos.',
    en: 'The server is busy right now. Nothing was lost; try again in a few seconds.',
  },
  storageFull: {
    status: 503,
    pt: 'O serviço está sem espaço para novos arquivos. Nada foi perdido; tente de novo mais tarde.',
    en: 'The service has no room for new files. Nothing was lost; try again later.',
  },
  // auth
  invalidEmail: { status: 400, pt: 'E-mail inválido.', en: 'Invalid e-mail.' },
  fillFields: { status: 400, pt: 'Preencha todos os campos.', en: 'Fill in all fields.' },
  invalidPassword: {
    status: 400,
    pt: 'A senha precisa ter de 6 a 128 caracteres.',
    en: 'The password must have 6 to 128 characters.',
  },
  commonPassword: {
    status: 400,
    pt: 'Esta senha é fácil de adivinhar: é muito usada, ou vem do seu nome, do seu e-mail ou da sua empresa. Escolha outra.',
    en: 'This password is easy to guess: it is widely used, or comes from your name, e-mail or company. Choose another.',
  },
  reauthenticationRequired: {
    status: 403,
    pt: 'Por segurança, saia, entre de novo e repita: esta alteração pede um acesso recente.',
    en: 'For your safety, sign out, sign in again and repeat this: the change asks for a recent sign-in.',
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

  setupExpired: {
    status: 410,
    pt: 'O código QR não vale mais. Feche e comece de novo.',
    en: 'The QR code is no longer valid. Close this and begin again.',
  },
  alreadySet: { status: 409, pt: 'Já está ativado.', en: 'It is already on.' },
  passkeyRefused: {
    status: 400,
    pt: 'A chave de acesso não foi aceita. Tente de novo.',
    en: 'The passkey was not accepted. Try again.',
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

  // drive
  invalidFileName: {
    status: 400,
    pt: 'Nome de arquivo inválido: de 1 a 255 caracteres, sem < > : " / \\ | ? *, sem ".." e sem "." no início.',
    en: 'Invalid file name: 1 to 255 characters, none of < > : " / \\ | ? *, no ".." and no "." in front.',
  },
  invalidFolderName: {
    status: 400,
    pt: 'Nome de pasta inválido: de 1 a 100 caracteres, sem < > : " / \\ | ? *, sem ".." e sem "." no início.',
    en: 'Invalid folder name: 1 to 100 characters, none of < > : " / \\ | ? *, no ".." and no "." in front.',
  },
  nameTaken: {
    status: 409,
    pt: 'Já existe um item com este nome aqui.',
    en: 'There is an item with this name here already.',
  },
  onlyPDF: { status: 415, pt: 'Somente arquivos PDF são aceitos.', en: 'Only PDF files are accepted.' },
  noCreditsTooltip: {
    status: 402,
    pt: 'Você não tem créditos suficientes para esta ação.',
    en: 'You do not have enough credits for this action.',
  },
  fileTooLarge: {
    status: 413,
    pt: 'O arquivo é grande demais: o limite é {detail} MB.',
    en: 'The file is too large: the limit is {detail} MB.',
  },
  fileInfected: {
    status: 422,
    pt: 'O antivírus recusou o arquivo: {detail}',
    en: 'The antivirus refused the file: {detail}',
  },
  duplicateFile: {
    status: 409,
    pt: 'Este mesmo arquivo já está na pasta, com o nome "{detail}".',
    en: 'This very file is in the folder already, named "{detail}".',
  },
  uploadBroken: {
    status: 400,
    pt: 'Erro no upload. Nada foi gravado; envie de novo.',
    en: 'Upload error. Nothing was stored; send it again.',
  },
  fileBusy: {
    status: 409,
    pt: 'O arquivo está sendo indexado. Aguarde o fim para excluir.',
    en: 'The file is being indexed. Wait for its end to delete it.',
  },
  notRetryable: {
    status: 409,
    pt: 'Só um arquivo com erro pode ser tentado de novo.',
    en: 'Only a file with an error can be tried again.',
  },
  notIndexing: {
    status: 409,
    pt: 'Este arquivo não está na fila nem sendo indexado.',
    en: 'This file is neither waiting nor being indexed.',
  },
  stopLimit: {
    status: 409,
    pt: 'Hoje já foram devolvidas as páginas de muitos arquivos interrompidos. Este arquivo será concluído; depois você pode excluí-lo.',
    en: 'The pages of many stopped files were given back today already. This file will be completed; you can delete it then.',
  },
  nothingToDownload: {
    status: 409,
    pt: 'Nenhum destes arquivos tem o que foi pedido para baixar.',
    en: 'None of these files has what was asked for to download.',
  },
  tooManyFiles: {
    status: 413,
    pt: 'Um ZIP leva até {detail} arquivos. Baixe em partes.',
    en: 'A ZIP takes up to {detail} files. Download in parts.',
  },
  downloadNotReady: {
    status: 409,
    pt: 'Esta versão do arquivo não está disponível.',
    en: 'This version of the file is not available.',
  },
  intoItself: {
    status: 409,
    pt: 'Uma pasta não pode ser movida para dentro de si mesma.',
    en: 'A folder can not be moved into itself.',
  },
  folderRequired: {
    status: 400,
    pt: 'Arquivos ficam sempre dentro de uma pasta.',
    en: 'Files always lie in a folder.',
  },

  // removal
  notCompleted: {
    status: 409,
    pt: 'A indexação deste arquivo ainda não foi concluída.',
    en: 'This file has not been indexed completely yet.',
  },
  removalRunning: {
    status: 409,
    pt: 'A remoção de dados deste arquivo já está em andamento.',
    en: 'Data removal of this file is already under way.',
  },
  removalWaits: {
    status: 409,
    pt: 'Foi pedida a remoção de dados deste arquivo. Cancele o pedido para mudar a revisão.',
    en: 'Data removal of this file has been asked for. Cancel it to change the review.',
  },
  passwordRequired: {
    status: 409,
    pt: 'Este PDF é protegido por senha: informe-a de novo para remover os dados.',
    en: 'This PDF is protected by a password: give it again to remove the data.',
  },

  // rules
  labelRequired: { status: 400, pt: 'Preencha o nome', en: 'Fill in the name' },
  labelTooLong: {
    status: 400,
    pt: 'O texto passa de 1000 caracteres.',
    en: 'The text has more than 1000 characters.',
  },
  patternRequired: { status: 400, pt: 'Preencha o padrão', en: 'Fill in the pattern' },
  patternTooLong: {
    status: 400,
    pt: 'O padrão passa de 1000 caracteres.',
    en: 'The pattern has more than 1000 characters.',
  },
  patternRefused: {
    status: 422,
    pt: 'Este padrão não pode ser usado: {detail}',
    en: 'This pattern can not be used: {detail}',
  },
  termTaken: { status: 409, pt: 'Este item já está na lista.', en: 'This item is in the list already.' },
  tooManyRules: {
    status: 409,
    pt: 'O limite de {detail} itens foi atingido.',
    en: 'The limit of {detail} items is reached.',
  },
  examplesRequired: { status: 400, pt: 'Informe um texto de exemplo.', en: 'Give an example text.' },
  generateFailed: {
    status: 422,
    pt: 'Não foi possível gerar um padrão para estes exemplos.',
    en: 'Failed to generate regex',
  },

  // review
  nothingToMark: {
    status: 422,
    pt: 'Este texto não está no documento.',
    en: 'This text is not in the document.',
  },
  tooManyChanges: {
    status: 409,
    pt: 'Este documento já tem decisões demais. Desfaça algumas ou envie-o de novo.',
    en: 'This document has too many decisions already. Undo some, or upload it again.',
  },
  nothingToUndo: { status: 409, pt: 'Não há nada a desfazer.', en: 'There is nothing to undo.' },

  // integration
  apiRequiresPlan: {
    status: 403,
    pt: 'O seu plano não inclui acesso à API.',
    en: 'Your plan does not include access to the API.',
  },
  requestRunning: {
    status: 409,
    pt: 'Uma chamada com esta Idempotency-Key ainda está em andamento.',
    en: 'A call with this Idempotency-Key is still under way.',
  },
  idempotencyKeyReused: {
    status: 422,
    pt: 'Esta Idempotency-Key já foi usada com outro conteúdo.',
    en: 'This Idempotency-Key was used with another content already.',
  },
  scopeMissing: {
    status: 403,
    pt: 'Esta chave não foi criada para isto: falta {detail}.',
    en: 'This key was not made for this: {detail} is missing.',
  },
  rateLimited: {
    status: 429,
    pt: 'O limite de {detail} chamadas por minuto do plano foi atingido. Aguarde o tempo de Retry-After.',
    en: 'The limit of {detail} calls a minute of the plan is reached. Wait for the time of Retry-After.',
  },
  tooManyUnderWay: {
    status: 429,
    pt: 'O limite de {detail} documentos ao mesmo tempo do plano foi atingido. Aguarde que alguns terminem.',
    en: 'The limit of {detail} documents at once of the plan is reached. Wait until some have ended.',
  },

  // webhooks
  webhookUrlRefused: {
    status: 422,
    pt: 'Este endereço não pode ser usado: {detail}',
    en: 'This address can not be used: {detail}',
  },
  eventsRequired: {
    status: 400,
    pt: 'Escolha ao menos um evento.',
    en: 'Choose at least one event.',
  },
  scopesRequired: {
    status: 400,
    pt: 'Escolha ao menos uma permissão.',
    en: 'Choose at least one permission.',
  },
  tooManyWebhooks: {
    status: 409,
    pt: 'O limite de {detail} endereços foi atingido.',
    en: 'The limit of {detail} addresses is reached.',
  },
  webhookOff: {
    status: 409,
    pt: 'Este endereço está desligado: ligue-o para enviar.',
    en: 'This address is switched off: switch it on to send.',
  },

  // second approver
  approverMissing: {
    status: 409,
    pt: 'A segunda aprovação precisa de ao menos dois usuários ativos com perfil Admin ou Gestor.',
    en: 'A second approver needs at least two active users with the profile Admin or Manager.',
  },
  nothingToApprove: {
    status: 409,
    pt: 'Nenhuma remoção deste arquivo espera aprovação.',
    en: 'No removal of this file waits for approval.',
  },
  ownRequest: {
    status: 403,
    pt: 'Outra pessoa precisa aprovar: a remoção foi pedida por você.',
    en: 'Somebody else must approve: you asked for this removal.',
  },
  refusalReasonRequired: {
    status: 400,
    pt: 'Diga por que a remoção foi recusada.',
    en: 'Say why the removal is refused.',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;
export type Language = 'pt' | 'en';
