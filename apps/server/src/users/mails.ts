import type { Language } from '@mavendoc/contract';
import { layOut } from '../platform/mail/layout.ts';
import type { Mail } from '../platform/mail/mailer.ts';

export function invitationMail(invitation: {
  readonly to: string;
  readonly language: Language;
  readonly companyName: string;
  readonly signInUrl: string;
  /** The company has a login of its own: no code is mailed first. */
  readonly atProvider: boolean;
}): Mail {
  const { to, language, companyName, signInUrl, atProvider } = invitation;
  return layOut(
    language === 'pt'
      ? {
          to,
          language,
          subject: `Você foi convidado para ${companyName}`,
          paragraphs: [
            `${companyName} usa o MavenDoc para remover dados pessoais de documentos, e criou um usuário para você.`,
            atProvider
              ? 'Entre com este endereço de e-mail e com o usuário e a senha da sua empresa.'
              : 'Entre com este endereço de e-mail: você recebe um código de seis dígitos, sem senha.',
          ],
          link: { label: 'Entrar no MavenDoc', url: signInUrl },
          footer: 'Se você não conhece esta empresa, ignore este e-mail.',
        }
      : {
          to,
          language,
          subject: `You were invited to ${companyName}`,
          paragraphs: [
            `${companyName} uses MavenDoc to remove personal data from documents, and made a user for you.`,
            atProvider
              ? 'Sign in with this e-mail address and the user and password of your company.'
              : 'Sign in with this e-mail address: you are sent a six-digit code, no password needed.',
          ],
          link: { label: 'Sign in to MavenDoc', url: signInUrl },
          footer: 'If you do not know this company, ignore this e-mail.',
        },
  );
}
