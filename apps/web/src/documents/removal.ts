import { removal } from '@mavendoc/contract';
import { api } from '../app/api.ts';
import type { RemovalChoice } from './dialogs/removal-options.tsx';
import { refreshDrive } from './drive.ts';

export async function startRemoval(
  fileId: string,
  { style, level, password }: RemovalChoice,
): Promise<removal.Removal> {
  const started = await api.call(removal.startRemoval, {
    params: { fileId },
    body: { style, level, ...(password === '' ? {} : { password }) },
  });
  refreshDrive();
  return started;
}
