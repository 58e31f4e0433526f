import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

const gone = (text: string, category: string): string[] =>
  detect([{ text }]).flatMap((one) =>
    one.category === category && one.proposal === 'remove' ? [one.text] : [],
  );

test.each([
  ['Rede: Solar_5G\nSenha do wi-fi: pipoca doce quente\nBom uso', ['pipoca doce quente']],
  ['minha senha antiga era gatinho da vovo e a nova eu não conto', ['gatinho da vovo']],
  ['pwd do tablet = sorvete de uva', ['sorvete de uva']],
  ['Portão: digitar 7130 e esperar', ['7130']],
  ['Guest password: seven tired otters.', ['seven tired otters']],
  ['Wi-Fi: SOLAR senha do wifi: café na varanda', ['café na varanda']],
  ['Login: 44\tSenha: lua de mel 84\tTurma', ['lua de mel 84']],
  ['a senha do cofre é panela velha azul, viu', ['panela velha azul']],
  ['her password was four green lamps. She', ['four green lamps']],
  ['A senha da visita é "pão na chapa".', ['pão na chapa']],
  ["The code word is 'wet sock drawer'", ['wet sock drawer']],
  ['Bank telephone code word: thimble', ['thimble']],
  ['Senha do wifi: peça na mesa', ['peça na mesa']],
  ['Senha: crie barcos 2031', ['crie barcos 2031']],
  ['Password: check mate', ['check mate']],
  ['Senha do wifi: mesma rua azul', ['mesma rua azul']],
  ['Password: please dont go', ['please dont go']],
  ['Wifi password: enter teapot', ['enter teapot']],
  ['Senha: senha123\nPassword: "your password1"', ['senha123', 'your password1']],
  ["pw 'wet sock drawer'", ['wet sock drawer']],
  ['a senha do wifi é gato preto.', ['gato preto']],
  ['Password: you shall not fall', ['you shall not fall']],
  ['Senha: amor para sempre', ['amor para sempre']],
  ['Senha: uma panela azul', ['uma panela azul']],
  ['senha do e-mail: todo mundo ama pipoca', ['todo mundo ama pipoca']],
  ['Senha: colher de pau\nSenha: nunca desista', ['colher de pau', 'nunca desista']],
  ['Password: keep calm and knit\nPassword: speed in town', ['keep calm and knit', 'speed in town']],
  ['Senha: querida na praia', ['querida na praia']],
  ['O tablet da Lia desbloqueia com 7130 e o alarme desarma com 90311.', ['7130', '90311']],
  ['My phone unlocks with 7130; the shed door opens with 4402.', ['7130', '4402']],
  [
    'As doze palavras: rio sol mesa lobo vila fogo dado faca nuvem prego trigo vaso',
    ['rio sol mesa lobo vila fogo dado faca nuvem prego trigo vaso'],
  ],
  ['userPassword: {SSHA}Zk3mQ0aT8xLr2vB1', ['SSHA}Zk3mQ0aT8xLr2vB1']],
  [
    'hash $2b$12$Qe7VtB60sXyK35dLmNpR1uQe7VtB60sXyK35dLmNpR1uQe7VtB6ok',
    ['2b$12$Qe7VtB60sXyK35dLmNpR1uQe7VtB60sXyK35dLmNpR1uQe7VtB6ok'],
  ],
])('a password of several words, or what opens with figures, goes whole: %j', (text, expected) => {
  expect(gone(text, 'secret')).toEqual(expected);
});

test.each([
  'A senha é pessoal e intransferível, de uso exclusivo do titular.',
  'Senha do wifi: peça ao garçom',
  'Senha: solicite na recepção',
  'Password: check your inbox',
  'Password: contact IT',
  'Senha: mesma do wi-fi',
  'Password: please ask Reception',
  'Password: choose a strong one',
  'The password is case sensitive. A password is not required by this form.',
  'Senha é responsabilidade do usuário, e a senha é igual para todos.',
  'Password: see below\nSenha: a combinar\nSenha: no verso do cartão\nPassword: in the envelope',
  'A senha é segredo na empresa, password is key in security.',
  'Password policy, strong and long. A senha é "inválida" neste caso.',
  'Senha: procure o síndico na segunda\nSenha do sistema: ligar ramal trinta\nSenha: guarde em local seguro',
  'Senha do wifi: mostrada na televisão\nSenha: cadastrada pela equipe\nSenha do portal: mantida em sigilo',
  'Password: printed under the cover\nPassword: keep it secret\nPassword: ring the bell\nPassword: kept in safe',
  'Password: one per room\nSenha: uma por pessoa\nSenha: nunca compartilhe\nSenha: sob consulta\nSenha: tente de novo',
  'Password: upon request\nPassword: you will get it by post\nSenha: livre para todos\nSenha: gere uma nova',
  'The password is "case sensitive", "not set" or "too short". A senha é "a data de nascimento".',
  'The password is very easy. A senha é coisa séria. The password is part of the account.',
  'Password: "Enter your password"\nmensagem de senha: "Sua senha expirou"\nSenha: "sem senha"',
  'Senha: ditada por telefone\nSenha: combinada com a equipe\nSenha: igual ao usuário\nSenha: rede aberta',
  'Senha preferencial: idosos e gestantes\nTipo de senha: numérica de quatro',
  'The door opens with 2024 keys, the box opens with 1234 screws, the game unlocks with 1200 XP.',
  'The song opens with 1999, the store opens with 2500 people in line.',
  'A porta abre com 1200 pessoas na fila, o jogo desbloqueia com 5000 moedas.',
  'It costs $5000 and $200 a day.',
])('what is said of passwords, and what opens with so many things, stays: %j', (text) => {
  expect(gone(text, 'secret')).toEqual([]);
});

test.each([
  ['mysql -u dprates -pTucanuu71 clinica', ['Tucanuu71']],
  ['sshpass -p Tucanuu71 ssh web01', ['Tucanuu71']],
  ['mysqldump -h db -p clinica', []],
  ['PWD=/home/rui ; USER=root', []],
])('a password typed at a machine goes, the folder one is in stays: %j', (text, expected) => {
  expect(gone(text, 'secret')).toEqual(expected);
});
