import { removal } from '@mavendoc/contract';
import { api } from '../app/api.ts';
import type { RemovalChoice } from './dialogs/removal-options.tsx';
import { refreshDrive } from './drive.ts';

/** What is left to the company is not sent. */
export async function startRemoval(
  fileId: string,
  { style, level, password }: RemovalChoice,
): Promise<removal.Removal> {
  const started = await api.call(removal.startRemoval, {
    params: { fileId },
    body: {
      ...(style === null ? {} : { style }),
      ...(level === null ? {} : { level }),
      ...(password === '' ? {} : { password }),
    },
  });
  refreshDrive();
  return started;
}
