import type { Language } from '@mavendoc/contract';

export interface CodeRequest {
  readonly purpose: 'sign-in' | 'delete-account';
  readonly email: string;
  /** Null: a registration. */
  readonly userId: string | null;
  readonly mailedPasswordUsed: boolean;
  readonly language: Language;
}
