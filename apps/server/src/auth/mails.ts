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
export function companySignInMail(to: string, language: Language, url: string): Mail {
  return layOut(
    language === 'pt'
      ? {
          to,
          language,
          subject: 'Entre pelo login da sua empresa',
          paragraphs: [
            'Sua empresa usa o próprio login. Abra a entrada da sua empresa e continue com o seu usuário e a sua senha de lá.',
          ],
          link: { label: 'Entrar pela empresa', url },
          footer: 'Se você não tentou entrar, ignore este e-mail.',
        }
      : {
          to,
          language,
          subject: "Sign in with your company's login",
          paragraphs: [
            "Your company uses its own login. Open your company's sign-in and go on with your user and password from there.",
          ],
          link: { label: 'Sign in with the company', url },
          footer: 'If you did not try to sign in, ignore this e-mail.',
        },
  );
}
