import type { Language } from '@mavendoc/contract';
import { layOut } from '../platform/mail/layout.ts';
import type { Mail } from '../platform/mail/mailer.ts';

export function newPasswordMail(to: string, language: Language, password: string): Mail {
  return layOut(
    language === 'pt'
      ? {
          to,
          language,
          subject: 'Sua nova senha',
          paragraphs: [
            'Use esta senha para entrar. Ela vale por 30 minutos e para um único acesso; depois você escolhe uma nova.',
          ],
          code: password,
          footer: 'Se você não pediu uma nova senha, ignore este e-mail: a sua senha atual continua valendo.',
        }
      : {
          to,
          language,
          subject: 'Your new password',
          paragraphs: [
            'Use this password to sign in. It is valid for 30 minutes and for one sign-in; then you choose a new one.',
          ],
          code: password,
          footer:
            'If you did not ask for a new password, ignore this e-mail: your present password stays valid.',
        },
  );
}

/** To somebody whose company signs in at its own provider: here no code and no password is of use. */
export function companySignInMail(to: string, language: Language): Mail {
  return layOut(
    language === 'pt'
      ? {
          to,
          language,
          subject: 'Entre pelo login da sua empresa',
          paragraphs: [
            'Sua empresa usa o próprio login. Na tela de entrada, ative o SSO e continue com o seu usuário da empresa.',
          ],
          footer: 'Se você não tentou entrar, ignore este e-mail.',
        }
      : {
          to,
          language,
          subject: "Sign in with your company's login",
          paragraphs: [
            'Your company uses its own login. On the sign-in screen, turn SSO on and go on with your company user.',
          ],
          footer: 'If you did not try to sign in, ignore this e-mail.',
        },
  );
}
