export type Language = 'pt' | 'en';

/** Portuguese unless the terminal asks for English: the first of LC_ALL, LC_MESSAGES, LANG that is set decides (POSIX). */
export function terminalLanguage(environment: Readonly<Record<string, string | undefined>>): Language {
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  return locale.startsWith('en') ? 'en' : 'pt';
}
