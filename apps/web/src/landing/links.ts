/** The landing page stands outside the application: its links are plain addresses, relative to `<base href>`. */
export const LINKS = { start: 'auth', register: 'auth?tab=register' } as const;

export const WIDTH = 'mx-auto w-full max-w-6xl px-5 sm:px-8';
export const HEADING = 'text-2xl font-semibold tracking-tight sm:text-[2rem] sm:leading-10';
const BUTTON =
  'inline-flex h-12 items-center justify-center gap-2 rounded-md px-6 font-medium transition-colors duration-120';
export const MAIN_LINK = `${BUTTON} bg-ink text-on-ink hover:bg-ink-hover`;
export const SECOND_LINK = `${BUTTON} border border-line-strong hover:bg-hover`;
