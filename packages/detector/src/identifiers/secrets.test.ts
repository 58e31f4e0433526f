import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

const secrets = (text: string): string[] =>
  detect([{ text }]).flatMap(({ text: value, category, proposal }) =>
    category === 'secret' && proposal === 'remove' ? [value] : [],
  );

test.each([
  ['A senha do alarme era 7359, já troquei.', '7359'],
  ['senha do portão 4471#. Emitir em nome de', '4471#'],
  ['Alarme: código 1964#; avise.', '1964#'],
  ['key safe C1948X, insulin', 'C1948X'],
  ['The key safe at the motor room (code C2683Y) is rusted.', 'C2683Y'],
  ['Senha do Wi-Fi da academia: buriti2024.', 'buriti2024'],
  ['recovery key 418220-660117-093885-207713-551194', '418220-660117-093885-207713-551194'],
  ['Criação da chave de API rds-9fJ2Qe7VtB60sXyK35dLmN.', 'rds-9fJ2Qe7VtB60sXyK35dLmN'],
  ['o acesso é sk-Qe7VtB60sXyK35dLmNpR hoje', 'sk-Qe7VtB60sXyK35dLmNpR'],
  ['usar sk_live_QeVtBsXyKdLmNpRabcdeFg hoje', 'sk_live_QeVtBsXyKdLmNpRabcdeFg'],
  ['push com ghp_QeVtBsXyKdLmNpRabcdeFgHjKlMnOp', 'ghp_QeVtBsXyKdLmNpRabcdeFgHjKlMnOp'],
  ['temporary ASIAQ3EXAMPLE7TB60XZ for', 'ASIAQ3EXAMPLE7TB60XZ'],
  ['The alarm is 1916, as in the Rising.', '1916'],
  ['O cofre das chaves está atrás do vaso de alfazema, código 0703; feche-o.', '0703'],
  ['Dogs stay home. Gate code that day 0924.', '0924'],
  ['alarm system by ADT, pass phrase quahog\nPost a fresh copy', 'quahog'],
  ['they reset it to Caribou#25 and you change it', 'Caribou#25'],
  ['PIN do cartão 4471', '4471'],
  ['Passcode to his phone 1966, ok', '1966'],
  ['Memorable place: Tramore', 'Tramore'],
  ['Caller knew pw "Custard", put through', 'Custard'],
  ["Code word 'Capstan' was given", 'Capstan'],
  ['Wi-Fi: Casa5G / pass: monsoon!44', 'monsoon!44'],
  ["Main gate digital lock 9031#, please don't give it", '9031#'],
  ['pergunte ao porteiro, senha do interfone 44*20. O professor', '44*20'],
  ['Lockbox code for 4418 Hawthorne Ave SW is 0622 until', '0622'],
  ['2fa [19:50] wren: code was 881 204 but', '881 204'],
  ['A senha de coação do Sr. Braz passa a ser 9071. Não', '9071'],
  ['Duress word for all: SAUSAGE. Remote', 'SAUSAGE'],
  ['the word for the control room is partridge. Key', 'partridge'],
  ['stream acct pass is now Corgi!Parade22, stop', 'Corgi!Parade22'],
  ['Senha gov.br: Falc0ne!68', 'Falc0ne!68'],
  ['licence check code kT 7M 4q 2P, valid 21 days', 'kT 7M 4q 2P'],
  ['for the bank. Safe 2109. Doctor', '2109'],
  ['Internet "cwmclyd5", password slugs&snails. Doctor', 'slugs&snails'],
  ['login is zeta_runs pw meiaMaratona26 bib', 'meiaMaratona26'],
  ['Cadeado: 1974, não divulgar', '1974'],
  ['a Temporary Access Pass: Kq7!mR2-tW', 'Kq7!mR2-tW'],
  ['Share code: WX4 91K 07Z', 'WX4 91K 07Z'],
  ['Seu código de verificação é 804 117. Não compartilhe.', '804 117'],
  ['She rings at 7, password is marigold. His mobile', 'marigold'],
  ['collects at 3, password ladybird\nYellow', 'ladybird'],
  ['New padlock code 1926, please', '1926'],
  ['a senha do portão de serviço pro rapaz é 8086', '8086'],
  ['A senha que a Dri me deu (Estrela@22) não serve', 'Estrela@22'],
  ['senha do e-mail do condomínio, Bonita!2024; chaves', 'Bonita!2024'],
  ['código de verificação: 123456789', '123456789'],
  ['a senha provisória da fechadura, 110425, que deve', '110425'],
  ['they have the code, 7719. Rosalind', '7719'],
  ['Wi-fi upstairs: Turlough_Hill22', 'Turlough_Hill22'],
  ['Wi-Fi "RAL-Guest", key boson-93-Quark. Lunch', 'boson-93-Quark'],
  ["Alarm code has changed, it's 7316 now.", '7316'],
  ['Door code to be reset to 7 3 0 9.', '7 3 0 9'],
  ['lock combo was 1906, ive changed it to 4471. pls', '4471'],
  ['o alarme mudou, é 4092, não se enganem', '4092'],
  ['Alarme: 5520 e a tecla verde', '5520'],
  ['The key safe is by the ski rack, 3-1-4-5. Cancel', '3-1-4-5'],
  ['cartão 0343 6467, validade 08/27, código 318, em nome de', '318'],
  ['pin for the card reader 2580\nJen', '2580'],
  ['senha da sala ponte2024. Abraços', 'ponte2024'],
  ['da senha gov.br dele; a sua, Theo*2017!, ainda', 'Theo*2017!'],
  ['e a senha\nGui: palmeiras1951, a gente', 'palmeiras1951'],
  ['And the security word?\nTrent B.: pickerel\nPerfect', 'pickerel'],
  ['the password for run 1 is conker, and for run 3', 'conker'],
  ['contra-senha girassol; 2º Eliseu', 'girassol'],
  ['The gate has combination 1967. Horses', '1967'],
  ['Kit box code 1066; no phones', '1066'],
  ['in the locker, padlock 0360. The', '0360'],
  ["The padlock has been changed. It's 0602, same for the lid.", '0602'],
  ['O código da porta é o 2580#. O livro é', '2580#'],
  ['The safe is 29 left, 4 right, 61; wait', '29 left, 4 right, 61'],
  ['code 5518 is MINE, and the office', '5518'],
  ['pode mandar, pede código\n[16:37] monitor Caíque: kqv-7730-tlm', 'kqv-7730-tlm'],
  ['Archive code for the files is Anchor#14. Last one', 'Anchor#14'],
  ['Senha trocada, a nova é derma!2024. Não', 'derma!2024'],
  ['The hide code is HH26. First egg', 'HH26'],
  ['o código do portãozinho continua 2806. Seu', '2806'],
  ['a central pede a palavra: jabuticaba. Pendências', 'jabuticaba'],
  ['Wifi CasaMar, senha caranguejo\nobrigado', 'caranguejo'],
  ['WIFI:T:WPA;S:CasaMar;P:tucano71;;', 'tucano71'],
  ['postgres://kmercer:Harbour-71@db.example.com:5432/billing', 'Harbour-71'],
  ['curl -u kmercer:Harbour71 https://api.example.com', 'Harbour71'],
])('what opens something goes: %s', (text, value) => {
  expect(secrets(text)).toContain(value);
});

test.each([
  'Senha do portal: enviada por e-mail.',
  'The door code is changed every month. Post code 2000 applies.',
  'A tabela de SGBDRELACIONALDISTRIBUIDO e o skateboardinghardware foram lidos.',
  'Foram instalados o alarme e 120 câmeras; the alarm is 500 metres away.',
  'Rent £650 pw: bills included. An access pass to enter: the share code for the app.',
  'senha da conta vence 10/05/2024; senha do portal expira 01/01/2025; senha anotada no papel (12 dígitos)',
  'The password is encrypted. Your password was accepted. A senha é numérica. The lock box, 2024 model.',
  'Wi-Fi: 802.11a/b/g/n; o código de validação do lote 123456; verification code 2020 of the tool.',
  'The password is required. A senha é pessoal. His password is wrong, the passcode was changed.',
  'The code is in the book; the code was 3 lines long. Verification code of conduct.',
  'A porta 3 fica no código de conduta, art. 1234.',
  'O preço mudou para 4500; the product code is 44821; the code is broken; validade 12/25 código 318.',
  'The padlock was bought in 2019. The code list is 12 pages. Gate 12 closes. The alarm is 500 m away.',
  'https://example.com:8080/path and postgres://db.example.com:5432/billing; curl -u https://example.com',
  'WIFI:T:nopass;S:Praça;; e wifi: perto da porta',
  'senha?\nAna: Não.\nsaldo final 4692; combo 4-3-3; our security is good',
])('no secret is seen in: %s', (text) => {
  expect(secrets(text)).toEqual([]);
});

test.each([
  ['Perfil: github.com/jocasta-vilhena', 'url', 'github.com/jocasta-vilhena'],
  ['Cartão xxxx xxxx xxxx 1234 recusado', 'card', 'xxxx xxxx xxxx 1234'],
])('a form is found without the signs of others: %s', (text, category, value) => {
  const found = detect([{ text }]).map((one) => ({ category: one.category, text: one.text }));
  expect(found).toContainEqual({ category, text: value });
});

test.each([
  'Senha do wifi: peça na portaria',
  'Senha: expirada',
  'Senha: mínimo 10 caracteres',
  'Senha inicial: trocar no primeiro acesso',
  'Wi-fi password: ask reception',
  'Password: choose one you remember',
])('what is said of a password is none: %s', (text) => {
  expect(secrets(text)).toEqual([]);
});

test.each([
  ['Senha: trocar2019', 'trocar2019'],
  ['Password: askmenot!', 'askmenot!'],
  ['Senha do wifi: pecanha#71', 'pecanha#71'],
])('a password may begin like it: %s', (text, value) => {
  expect(secrets(text)).toContain(value);
});

test.each([
  ['Locker 204, code 7738. Towels are free.', '7738'],
  ['Armário 31 - código 7738', '7738'],
  ['Memorable word       "osprey"', 'osprey'],
])('the code of a locker and a word in quotes behind a gap are secrets: %s', (text, secret) => {
  expect(secrets(text)).toEqual([secret]);
});
test.each([
  'Locker 204, product code: none',
  'Locker 204 code of conduct 2019',
  'Armário 31, código de barras 7738120',
  'Cofre 31, valor 7738',
  'Armário 12 - código 55127 - R$ 399,00',
  'Every memorable word was "spoken" softly',
])('what else is said of lockers and words is none: %s', (text) => {
  expect(secrets(text)).toEqual([]);
});

test('of several codes with their key each goes', () => {
  expect(secrets('Alarme: desligar com 4419# (Gerson) ou 8803# (Shirley)')).toEqual(
    expect.arrayContaining(['8803#']),
  );
});

test.each([
  'They reset it to zero, then set the date to 12/05/2024.',
  'O cofre fica atrás do vaso. Produto código 0703',
  'Ask for help, pass phrase policy, page 4',
])('what is no secret: %s', (text) => {
  expect(secrets(text)).toEqual([]);
});
