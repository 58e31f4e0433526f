import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

const secrets = (text: string): string[] =>
  detect([{ text }]).flatMap((one) =>
    one.category === 'secret' && one.proposal === 'remove' ? [one.text] : [],
  );

test.each([
  ['Aluno\tSenha\nLia Souto\tgato azul\nCaio Lima\tGirassol7', ['gato azul', 'Girassol7']],
  ['| Member | Locker code |\n| Lia Hobday | 2580 |\n| Caio Pugh | 4471 |', ['2580', '4471']],
  ['Nome\tPIN\nLia Souto\t9031\nCaio Lima\t7712', ['9031', '7712']],
  ['Nome;Armário;Senha do armário\nLia Souto;12;2580\nCaio Lima;14;4471', ['2580', '4471']],
  ['name,locker_code,gate_pin\nLia Hobday,2580,9031\nCaio Pugh,4471,8080', ['2580', '9031', '4471', '8080']],
  ['{"usuario": "lsouto", "senha": "lua cheia 79"}', ['lua cheia 79']],
  ['Login.........: lsouto\nSenha.........: Zxq81kk', ['Zxq81kk']],
  ['Nome......: Lia\nSenha.....: bolo de cenoura', ['bolo de cenoura']],
  ['senha provisória do elevador p/ 302: 7731', ['7731']],
  ['Authorization: Basic bGlhOkdpcmFzc29sNzE=', ['bGlhOkdpcmFzc29sNzE=']],
])('passwords go from columns, fields and behind dots: %j', (text, expected) => {
  expect(secrets(text)).toEqual(expected);
});

test.each([
  'Senha\tNome\tGuichê\nP044\tLia Souto\t2\nN102\tCaio Lima\t3',
  'Campo\tSenha do portal\nTamanho\tobrigatória\nTroca\tmensal',
  'Field\tNew password\nLength\trequired\nReset\toptional\nExpiry\tnever',
  'Senha\tGuichê\n4471\t2\n4472\t3',
  'Senha: 0045 Guichê 3\nSenha 4471, guichê 2',
  'Material\tPin\tQtd\nAço\t1234\t10',
  'Pin\tFunction\nGPIO17\tclock\n12\tground',
  '{"password": "Forgot your password?", "senha": "Digite a senha", "pwd": "Passwords do not match"}',
  '{"password": "Choose something secure", "senha": "Confirme a nova senha"}',
  'Authorization: Administrator approval. Authorization: Basic understanding',
])('tickets of those who wait, rules, pins of a chip and texts of a program stay: %j', (text) => {
  expect(secrets(text)).toEqual([]);
});
