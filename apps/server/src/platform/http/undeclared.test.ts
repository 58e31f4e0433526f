import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { auth, drive, integration } from '@mavendoc/contract';
import { expect, it } from 'vitest';
import { tellUndeclared, undeclared } from './undeclared.ts';

it('A refusal is told when neither its route names it nor every call of its kind may meet it', () => {
  const told: unknown[] = [];
  const note = (message: unknown): void => void told.push(message);
  subscribe(undeclared.name, note);
  tellUndeclared(auth.login, 'loginError');
  tellUndeclared(auth.login, 'unavailable');
  tellUndeclared(auth.login, 'passwordChangeRequired');
  tellUndeclared(drive.listFiles, 'passwordChangeRequired');
  tellUndeclared(drive.listFiles, 'notFound');
  tellUndeclared(drive.listFiles, 'storageFull');
  tellUndeclared(integration.getDocument, 'scopeMissing');
  tellUndeclared(undefined, 'notFound');
  unsubscribe(undeclared.name, note);
  expect(told).toEqual([
    'none POST /auth/login: passwordChangeRequired',
    'session GET /drive/files/{id}: storageFull',
  ]);
});
