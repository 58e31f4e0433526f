import type { Language } from '@mavendoc/contract';

export interface CodeRequest {
  readonly purpose: 'sign-in' | 'delete-account';
  readonly email: string;
  /** What tries are counted under; there is one pending code of each. */
  readonly triesOf: string;
  /** Null: a registration. */
  readonly userId: string | null;
  /** The user's company; null: a registration. */
  readonly empresaId: string | null;
  readonly mailedPasswordUsed: boolean;
  readonly language: Language;
}
