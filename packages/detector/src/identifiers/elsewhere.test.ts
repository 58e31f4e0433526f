import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

const goes = (text: string): string[] =>
  detect([{ text }]).flatMap(({ text: found, category, proposal }) =>
    proposal === 'remove' ? [`${category}: ${found}`] : [],
  );

test.each([
  ['pagamento para 529/982/247-25 ontem', 'cpf: 529/982/247-25'],
  ['pagamento para 529.982.247.25 ontem', 'cpf: 529.982.247.25'],
  ['CPF: 529 . 982 . 247 - 25', 'cpf: 529 . 982 . 247 - 25'],
  ['insta: @ju_souza.oficial e face', 'user-name: @ju_souza.oficial'],
  ['siga @clinica-odontologica-dra-fernanda-souza no', 'user-name: @clinica-odontologica-dra-fernanda-souza'],
  ['Usuário: 7joaquim Senha: abc123x', 'user-name: 7joaquim'],
  ['email: joana @acme.com.br', 'email: joana @acme.com.br'],
  ['Venmo from @bri-castellano-4. Balance', 'user-name: @bri-castellano-4'],
  ['procurar no facebook (jonbala.oficial)', 'user-name: jonbala.oficial'],
  ['meu usuario é maria.silva2', 'user-name: maria.silva2'],
  ['e-mail quenby.w\n@gmail.com', 'email: quenby.w\n@gmail.com'],
  ['email: quenby77 @gmail.com', 'email: quenby77 @gmail.com'],
  ['escreva para ana.souza (arroba) exemplo.com hoje', 'email: ana.souza (arroba) exemplo.com'],
  ['me liga no +44 7700 900733, por favor', 'phone: +44 7700 900733'],
  ['chama no (555) 123-4567', 'phone: (555) 123-4567'],
  ['RG 859.461 SSP-TO', 'rg: 859.461 SSP-TO'],
  ['titular do BI n.º 004512778LA045, passado em Luanda', 'national-id: 004512778LA045'],
  ['assina 004512778BE031, de Benguela', 'national-id: 004512778BE031'],
  ['RG 8.331.907-4, expedido pela SESP/PR, casada', 'rg: 8.331.907-4, expedido pela SESP/PR'],
  ['RG nº 52.114.604-1-SP e CPF', 'rg: 52.114.604-1-SP'],
  ['RG nº 2 418 905 6 - órgão emissor: IGP/RS', 'rg: 2 418 905 6 - órgão emissor: IGP/RS'],
  ['RG 31 077 452 X, casada', 'rg: 31 077 452 X'],
  ['RG 4.118.907 - 2ª via', 'rg: 4.118.907'],
  ['RG 8.331.907-4, PC da sala 3', 'rg: 8.331.907-4'],
  ['Eircode: H91 X4KD', 'postal-code: H91 X4KD'],
  ['IFSC: DCBK0000914', 'bank-account: DCBK0000914'],
  ['usa o RQE 12.331 na receita', 'professional-id: 12.331'],
  ['to your account ending in 417.', 'bank-account: 417'],
  ['UPI ID: gill.harpreet77@okpay', 'pix: gill.harpreet77@okpay'],
  ['ring Rekha on 94230 55018. Our', 'phone: 94230 55018'],
  ['Liga pra ela, 3434-1276, ela lembra', 'phone: 3434-1276'],
  ['take NK15 VZO, mirrors in the cab', 'plate: NK15 VZO'],
  ['hull number BUJ41927D111, one engine', 'vehicle: BUJ41927D111'],
  ['Livro A-41, fl. 118v, termo 27.330. Pode', 'civil-record: Livro A-41, fl. 118v, termo 27.330'],
  ['número de fidelidade: IC-0447-1180', 'registration: IC-0447-1180'],
  ['customer number: 30077 1924.', 'registration: 30077 1924'],
  ['CTPS: 88.213 série 9378-RJ', 'work-card: 88.213 série 9378-RJ'],
  ['She paid with the card ending 0071.', 'card: 0071'],
  ['A Boateng, 04-00-04, 71829930', 'bank-account: 04-00-04, 71829930'],
  ['BSB 484-799, account 1082 2174', 'bank-account: 484-799'],
  ['Her PPS number is 1349585N.', 'national-id: 1349585N'],
  ['Vehicle: Volkswagen Passat, 171-C-88204.', 'plate: 171-C-88204'],
  ['Chassis\tMR05ZB373XM484010', 'vehicle: MR05ZB373XM484010'],
  ['your locker code (8840) was kept', 'secret: 8840'],
  ['exp. 03/27, CVV 206', 'secret: 206'],
])('%s', (text, found) => {
  expect(goes(text)).toContain(found);
});

test.each([
  'o CPF 000.000.000-00 é fictício',
  'peça 529/982/247-26 em estoque',
  'saldo de +120 mil (555) 123 peças',
])('%s stays', (text) => {
  expect(goes(text)).toEqual([]);
});

test('a code of a product, a seat and a sum are nobody’s', () => {
  expect(goes('tinta código 4410-B\nSeat 14A\npago 2.118,00 em dinheiro')).toEqual([]);
});
