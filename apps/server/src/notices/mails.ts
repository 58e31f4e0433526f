import type { Language } from '@mavendoc/contract';
import { layOut } from '../platform/mail/layout.ts';
import type { Mail } from '../platform/mail/mailer.ts';

/** From where it was done. */
interface Origin {
  readonly ip: string;
  /** `Chrome · Windows`; empty when it is not known. */
  readonly device: string;
}

export type Notice =
  | ({ readonly kind: 'new-sign-in' | 'password-changed' | 'recovery-code-used' } & Origin)
  | ({ readonly kind: 'factor-changed'; readonly change: FactorChange } & Origin)
  | { readonly kind: 'email-changed' | 'undeliverable'; readonly to: string };

export type FactorChange =
  | 'authenticator-added'
  | 'authenticator-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-codes-renewed';

const CHANGES: Readonly<Record<FactorChange, Readonly<Record<Language, string>>>> = {
  'authenticator-added': {
    pt: 'Um aplicativo autenticador foi ativado na sua conta.',
    en: 'An authenticator app was turned on for your account.',
  },
  'authenticator-removed': {
    pt: 'O aplicativo autenticador da sua conta foi desativado.',
    en: 'The authenticator app of your account was turned off.',
  },
  'passkey-added': {
    pt: 'Uma chave de acesso foi adicionada à sua conta.',
    en: 'A passkey was added to your account.',
  },
  'passkey-removed': {
    pt: 'Uma chave de acesso foi removida da sua conta.',
    en: 'A passkey was removed from your account.',
  },
  'recovery-codes-renewed': {
    pt: 'Os códigos de recuperação da sua conta foram trocados; os antigos não valem mais.',
    en: 'The recovery codes of your account were renewed; the old ones no longer work.',
  },
};

const INVITER_FOOTER = {
  pt: 'Enviamos este aviso porque você adicionou esta pessoa.',
  en: 'We send this notice because you added this person.',
};

interface Words {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

const NOT_YOU = {
  pt: 'Se não foi você: entre, encerre as outras sessões, troque a senha e avise um Admin da sua empresa.',
  en: 'If it was not you: sign in, end the other sessions, change the password and tell an Admin of your company.',
};

const FOOTER = {
  pt: 'Enviamos este aviso porque algo mudou na sua conta. Nunca pedimos códigos nem senhas por e-mail.',
  en: 'We send this notice because something changed in your account. We never ask for codes or passwords by mail.',
};

function words(notice: Notice, language: Language): Words {
  const isPortuguese = language === 'pt';
  switch (notice.kind) {
    case 'new-sign-in':
      return isPortuguese
        ? {
            subject: 'Novo acesso à sua conta',
            paragraphs: [
              'Sua conta foi aberta em um navegador ou rede que ainda não conhecíamos.',
              NOT_YOU.pt,
            ],
          }
        : {
            subject: 'New sign-in to your account',
            paragraphs: [
              'Your account was opened from a browser or network that we did not know yet.',
              NOT_YOU.en,
            ],
          };
    case 'password-changed':
      return isPortuguese
        ? {
            subject: 'Sua senha foi alterada',
            paragraphs: [
              'A senha da sua conta foi alterada, e as outras sessões foram encerradas.',
              NOT_YOU.pt,
            ],
          }
        : {
            subject: 'Your password was changed',
            paragraphs: [
              'The password of your account was changed, and the other sessions were ended.',
              NOT_YOU.en,
            ],
          };
    case 'recovery-code-used':
      return isPortuguese
        ? {
            subject: 'Um código de recuperação foi usado',
            paragraphs: [
              'Alguém entrou na sua conta com um código de recuperação. Ele não vale mais.',
              NOT_YOU.pt,
            ],
          }
        : {
            subject: 'A recovery code was used',
            paragraphs: [
              'Somebody signed in to your account with a recovery code. It no longer works.',
              NOT_YOU.en,
            ],
          };
    case 'factor-changed':
      return {
        subject: isPortuguese ? 'A proteção da sua conta mudou' : 'The protection of your account changed',
        paragraphs: [CHANGES[notice.change][language], NOT_YOU[language]],
      };
    case 'email-changed':
      return isPortuguese
        ? {
            subject: 'O e-mail da sua conta foi alterado',
            paragraphs: [
              `Um Admin da sua empresa trocou o e-mail da sua conta para ${notice.to}. Este endereço não abre mais a conta.`,
              'Se isso não estava combinado, avise um Admin da sua empresa.',
            ],
          }
        : {
            subject: 'The e-mail of your account was changed',
            paragraphs: [
              `An Admin of your company changed the e-mail of your account to ${notice.to}. This address no longer opens the account.`,
              'If that was not agreed, tell an Admin of your company.',
            ],
          };
    case 'undeliverable':
      return isPortuguese
        ? {
            subject: 'Um convite não pôde ser entregue',
            paragraphs: [
              `O servidor de e-mail recusou o endereço ${notice.to}.`,
              'Confira o endereço na lista de usuários, corrija-o e envie o convite de novo.',
            ],
          }
        : {
            subject: 'An invitation could not be delivered',
            paragraphs: [
              `The mail server refused the address ${notice.to}.`,
              'Check the address in the list of users, correct it and send the invitation again.',
            ],
          };
  }
}

export function noticeMail(given: {
  readonly to: string;
  readonly language: Language;
  /** Address of the application. */
  readonly home: string;
  readonly at: Date;
  readonly notice: Notice;
}): Mail {
  const { to, language, home, at, notice } = given;
  const isUsers = notice.kind === 'undeliverable';
  const label = isUsers
    ? { pt: 'Abrir a lista de usuários', en: 'Open the list of users' }
    : { pt: 'Abrir o MavenDoc', en: 'Open MavenDoc' };
  return layOut({
    to,
    language,
    ...words(notice, language),
    facts: [[language === 'pt' ? 'Quando' : 'When', timeOf(at, language)], ...origin(notice, language)],
    link: { label: label[language], url: `${home}/${isUsers ? 'users' : 'auth'}` },
    footer: isUsers ? INVITER_FOOTER[language] : FOOTER[language],
  });
}

/** With its zone: a mail does not know where it is read. */
const timeOf = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(language === 'pt' ? 'pt-BR' : 'en', {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: language === 'pt' ? 'America/Sao_Paulo' : 'UTC',
  }).format(at);

function origin(notice: Notice, language: Language): readonly (readonly [string, string])[] {
  if (!('ip' in notice)) return [];
  const device = [language === 'pt' ? 'Dispositivo' : 'Device', notice.device] as const;
  const address = [language === 'pt' ? 'Endereço IP' : 'IP address', notice.ip] as const;
  return notice.device === '' ? [address] : [device, address];
}
