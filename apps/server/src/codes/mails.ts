import type { Mail } from '../platform/mail/mailer.ts';
import { layOut } from '../platform/mail/layout.ts';
import type { CodeRequest } from './request.ts';

const WORDS = {
  'sign-in': {
    pt: {
      subject: 'Seu código de acesso',
      text: 'Digite este código na tela de verificação. Ele vale por 10 minutos e só pode ser usado uma vez.',
      footer: 'Se você não pediu este código, ignore este e-mail. Nunca informe o código a ninguém.',
    },
    en: {
      subject: 'Your sign-in code',
      text: 'Enter this code on the verification screen. It is valid for 10 minutes and can be used once.',
      footer: 'If you did not ask for this code, ignore this e-mail. Never tell the code to anybody.',
    },
  },
  'delete-account': {
    pt: {
      subject: 'Código para excluir sua conta',
      text: 'Digite este código para confirmar a exclusão da sua conta. Ele vale por 10 minutos.',
      footer: 'Se você não pediu a exclusão, encerre suas sessões: alguém pode estar usando a sua conta.',
    },
    en: {
      subject: 'Code to delete your account',
      text: 'Enter this code to confirm that your account is to be deleted. It is valid for 10 minutes.',
      footer: 'If you did not ask for it, end your sessions: somebody may be using your account.',
    },
  },
} as const;

export function codeMail(
  { purpose, email, language }: Pick<CodeRequest, 'purpose' | 'email' | 'language'>,
  code: string,
): Mail {
  const { subject, text, footer } = WORDS[purpose][language];
  return layOut({ to: email, language, subject, paragraphs: [text], code, footer });
}
