/** Every screen of the product, and the ways in which it is looked at. */

export const SCREENS = {
  public: ['/', '/auth'],
  signedIn: [
    '/documents',
    '/trash',
    '/rules',
    '/users',
    '/reports',
    '/company',
    '/contact',
    '/plans',
    '/profile',
    '/help',
    '/nowhere',
  ],
} as const;

export interface Look {
  readonly language: 'pt' | 'en';
  readonly theme: 'light' | 'dark';
  readonly viewport: { readonly width: number; readonly height: number };
}

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Each language, theme and width meets each of the others at least once. */
export const LOOKS: readonly Look[] = [
  { language: 'pt', theme: 'light', viewport: DESKTOP },
  { language: 'pt', theme: 'dark', viewport: PHONE },
  { language: 'en', theme: 'light', viewport: PHONE },
  { language: 'en', theme: 'dark', viewport: DESKTOP },
];

export const nameOf = ({ language, theme, viewport }: Look): string =>
  `${language} ${theme} ${viewport.width}`;
