import type { Language } from '@mavendoc/contract';

export interface CodeRequest {
  readonly purpose: 'sign-in' | 'delete-account';
  readonly email: string;
  /** Null: a registration. */
  readonly userId: string | null;
  /** The user's company; null: a registration. */
  readonly empresaId: string | null;
  readonly mailedPasswordUsed: boolean;
  readonly language: Language;
}
