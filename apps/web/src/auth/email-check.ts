import { email } from '@mavendoc/contract';

export const isEmail = (value: string): boolean => email.safeParse(value).success;
