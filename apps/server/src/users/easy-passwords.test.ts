import { describe, expect, it } from 'vitest';
import { isEasyPassword } from './easy-passwords.ts';

const AROUND = ['Maria Cecília Prado', 'mcprado@acme-papéis.example', 'Acme Papéis Ltda'];

describe('a password', () => {
  it.each([
    '123456',
    'Qwerty123',
    'iloveyou',
    'PASSWORD1',
    'Senha@2026',
    'mudar.123',
    'MavenDoc!1',
    'cecilia1990',
    'Prado#2024',
    'AcmePapeis1',
    '11 99887-7665',
  ])('that is guessed first is easy: %s', async (password) => {
    expect(await isEasyPassword(password, AROUND)).toBe(true);
  });

  it.each([
    'uma senha boa',
    'Cecília adora jabuticaba',
    'correto cavalo bateria',
    'x7#kQpw!',
    '9 gatos azuis',
  ])('of its own is not: %s', async (password) => {
    expect(await isEasyPassword(password, AROUND)).toBe(false);
  });
});
