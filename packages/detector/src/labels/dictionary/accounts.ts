import type { LabelRow } from './label.ts';

/** Heads of columns of passwords. */
export const PASSWORDS =
  'senha;senhas;senha inicial;senha provisoria;senha temporaria;senha padrao;senha do wifi;senha atual;nova senha;palavra-passe;password;initial password;temporary password;default password;passcode;pwd'.split(
    ';',
  );

/** What somebody is called by a program, and what opens it. */
export const ACCOUNT_LABELS: readonly LabelRow[] = [
  ['secret', 'words', PASSWORDS.join(';')],
  [
    'user-name',
    'words',
    'usuario;login;usuario web;login web;nome de usuario;user name;username;user;user id;userid;handle;skype;telegram;instagram;insta;twitter;facebook;github;strava;discord;tiktok;signal;login app;login do app;login no app;login do portal;login portal;login do sistema;login sistema;login de rede;login rede;login moodle;login ad;login windows;login vpn;app login;portal login;network login;windows login;ad login;vpn login;vpn user;ad account;ad user;network user;network id;samaccountname;sam account name;logon;logon name;user logon name;usuario de rede;usuario da rede;usuario rede;usuario do sistema;usuario sistema;usuario do app;usuario app;usuario do portal;usuario portal;usuario ad;usuario vpn;usuario github;usuario gitlab;usuario do github;usuario do gitlab;usuario do instagram;usuario instagram;usuario do discord;usuario discord;usuario do telegram;perfil instagram;perfil no instagram;conta de rede;github user;github username;github login;github handle;github id;gitlab user;gitlab username;slack handle;slack username;slack id;jira user;jira username;discord user;discord username;discord tag;discord id;discord handle;telegram user;telegram username;telegram handle;twitter handle;x handle;instagram handle;instagram username;ig handle;tiktok handle;reddit user;reddit username;steam id;psn id;gamertag;xbox gamertag;epic id;riot id;screen name;nick no jogo;in-game name;forum name;forum user;forum username;ebay user;ebay username;ebay id;social handle',
  ],
];
