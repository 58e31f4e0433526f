import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

const secrets = (text: string): string[] =>
  detect([{ text }]).flatMap(({ text: value, category, proposal }) =>
    category === 'secret' && proposal === 'remove' ? [value] : [],
  );

test.each([
  ['Use 730418 para entrar na sua conta. Não compartilhe.', '730418'],
  ['Use 730418 to log in', '730418'],
  ['Use o código 7304 para entrar', '7304'],
  ['2047 is your code', '2047'],
  ['o código que chegou foi 1987', '1987'],
  ['lia@correio.com / 73041822', '73041822'],
  ['Digite o código 730418 em seu telefone', '730418'],
  ['Login\tSenha\nana.lima\tpomar77', 'pomar77'],
  ['SMS: 730418 is your code', '730418'],
  ['Código SMS: 730-418', '730-418'],
  ['token do banco 730418', '730418'],
  ['código do Itaú: 730418', '730418'],
  ['Não informe a ninguém o código 730418', '730418'],
  ['o código que chegou foi 730418', '730418'],
  ['Backup codes:\n7304 1822\n9051 4433', '7304 1822\n9051 4433'],
  ['Backup codes:\n1. 7304 1822\n2. 9051 4433', '1. 7304 1822\n2. 9051 4433'],
  ['Códigos de recuperação: k3f9x-92ls8, p0a9t-ss2k1', 'k3f9x-92ls8, p0a9t-ss2k1'],
  [
    'Seed phrase: ocean tower blanket silver maple quiet river candle orbit glove pencil window',
    'ocean tower blanket silver maple quiet river candle orbit glove pencil window',
  ],
  [
    'Frase de recuperação:\n1 mesa\n2 porta\n3 lago\n4 trigo\n5 barco\n6 pedra\n7 vento\n8 folha\n9 areia\n10 chuva\n11 ponte\n12 limão',
    '1 mesa\n2 porta\n3 lago\n4 trigo\n5 barco\n6 pedra\n7 vento\n8 folha\n9 areia\n10 chuva\n11 ponte\n12 limão',
  ],
  ['passphrase: seven green boats sleeping', 'seven green boats sleeping'],
  ['frase secreta: o rio sobe devagar', 'o rio sobe devagar'],
  ['streaming: lia@correio.com / pomar77', 'pomar77'],
  ['credenciais: lia.costa / Inverno#31', 'Inverno#31'],
  ['o cofre ficou em 31 direita, 18 esquerda, 7 direita', '31 direita, 18 esquerda, 7 direita'],
  ['senha 6 dígitos: 730418', '730418'],
  ['Passcode: 730 418', '730 418'],
  ['iPad passcode 730418', '730418'],
  ['PUK: 73041822', '73041822'],
  ['Padrão de desbloqueio: 1-5-9-6', '1-5-9-6'],
  ['código de segurança 730 no verso', '730'],
  ['segredo da mala 731', '731'],
  ['key in the lockbox, combo 7-3-0-4', '7-3-0-4'],
  ['Assinatura eletrônica: 730418', '730418'],
  ['contraseña: Invierno31', 'Invierno31'],
  ['WIFI:S:SITIO_5G;T:WPA;P:lua33mar;;', 'lua33mar'],
  ['SSID: SITIO_5G\nKey: 73041822', '73041822'],
  ['WPA2: 73041822ab', '73041822ab'],
  ['the wifi pass rainbow', 'rainbow'],
  ['2FA secret MFRG G2DF MZTW Q2LK', 'MFRG G2DF MZTW Q2LK'],
  ['recovery key QWER-TYUI-OPAS-DFGH', 'QWER-TYUI-OPAS-DFGH'],
  ['Código secreto 7304', '7304'],
  ['cod. seg. 730', '730'],
  ['senhas: Verao#24, Inverno#31', 'Verao#24, Inverno#31'],
])('what lets somebody in goes: %j', (text, value) => {
  expect(secrets(text)).toContain(value);
});

test.each([
  'Use 2024 para comparar; use 100 200 para o teste.',
  'seed: corn, beans, rice, pumpkin, squash, melon, carrot, onion, garlic, lettuce, tomato, pepper',
  'código do banco 33481; codigo caixa 4821',
  'Use 730418 para calcular a média; enter 730418 in cell B2; use 730418 as the seed',
  'Fale com suporte@loja.com.br / ticket4412 | vendas@loja.com.br / nr33abc',
  'O código SMS tem 6 dígitos. O token do banco vence em 2026.',
  'Backup codes let you sign in without your phone.',
  'Wallet seed: the user has to keep it in a safe place and never show it to anybody else at home',
  'Recovery phrase: keep it offline.',
  'A frase de recuperação é formada por doze palavras que devem ser guardadas pelo titular da conta',
  'Contato: lia@correio.com / ramal221 | lia@correio.com / sala 12',
  'segredo de justiça 7131; combo 4-3-3; passcode 6 digits; PIN2 connector',
  'Siga 200 m, vire 2 direita, 3 esquerda. Assinatura eletrônica: 10/10/2025',
  'senha (opcional): qualquer',
  'The wifi password manager. WPA2: required. A recovery code that must also work here. SSID: hidden',
  'The recovery plan 2024 from main; secret santa code 2024 this year; WPA2: obrigatório',
  'senhas: mínimo de 8 letras; cod. seg. do trabalho; o código secreto do bolo',
  'código de segurança 12 itens; combinação 3-4-3',
])('no secret is seen in: %s', (text) => {
  expect(secrets(text)).toEqual([]);
});
