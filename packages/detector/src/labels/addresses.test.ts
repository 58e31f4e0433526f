import { describe, expect, test } from 'vitest';
import { whatStays } from '../../testing/what-stays.ts';
import { detect } from '../detect.ts';

/** What stands before an address in brackets, the address, what stands after; all invented. */
const ADDRESSES = [
  'residente e domiciliado na [Rua Coronel Bento Pires, nº 1.245, apto. 302, bloco B, bairro Jardim das Oliveiras, CEP 13087-450, Campinas/SP], doravante denominado locatário.',
  'residente na [Av. Sete de Setembro, n. 33, ap 12, Centro, na cidade de Ouro Preto, Estado de Minas Gerais, CEP: 35.400-000], declara.',
  'com endereço à [Travessa Padre Eutíquio, 2109 – Batista Campos – Belém – PA], e recebe ali.',
  'em [Rua Azul, casa 3, fundos], há dez anos.',
  'Endereço: [SQN 210, Bloco K, apto 506, Asa Norte, Brasília/DF, 70862-110]',
  'Endereço: [QNM 36 Conjunto F Casa 21, Taguatinga Norte - DF]',
  'Endereço: [Quadra 104 Norte, Alameda 5, Lote 12, Plano Diretor Norte, Palmas - TO]',
  'Endereço: [Rodovia BR-153, Km 412, s/n, Zona Rural, Hidrolândia - GO]',
  'reside no [Assentamento Nova Canaã, lote 38, Município de Rurópolis/PA], com a família.',
  'na [Fazenda Santa Rita, s/nº, Distrito de São Vicente, CEP 37.540-000, Santa Rita do Sapucaí - MG]',
  'situado na [Alameda dos Jacarandás, nº 500, Condomínio Residencial Vale Verde, Torre 2, unidade 1503, Nova Lima/MG], será vistoriado.',
  'notificado no [Bloco C, apto 204, do Condomínio Parque das Águas], por barulho.',
  'O morador do [Bloco B apto 302] reclamou da reforma.',
  'endereço: [Av. Beira-Mar, em frente ao nº 2200, Meireles, Fortaleza]',
  'residente na [Vila São José, beco 4, nº 17, Jaguaré, nesta Capital].',
  'residente à [Rua Projetada A, Quadra 5, Lote 18, Loteamento Bela Vista, Juazeiro/BA]',
  'o endereço é [av brasil 1500 bloco 2 apto 34] ok?',
  'correspondência: [Caixa Postal 1234, CEP 70040-976, Brasília - DF]',
  'Address: [12 Rosewood Court, Flat 3, Leeds LS6 2AB]',
  'Deliver to [233 Erzsébet tér 19.\n Suite 282\n Domoszló\n Hungary 34796]',
  'letters to [Unit 0822 Box 8858\nDPO AA 13319].',
  'She lives at [221B Baker Street, London NW1 6XE] with her son.',
  'Home address: [1450 N. Milwaukee Ave., Apt. 3R, Chicago, Illinois 60622]',
  'Mail to [P.O. Box 4471, Santa Fe, NM 87502-4471] before Friday.',
  'her home at [1127 County Road 12, Fairhope, Alabama].',
  'residing at [Apt 4B, 56 Westbourne Terrace, London, W2 3UN].',
  'Ship to: [500 W 2nd St Ste 1900, Austin TX 78701]',
  'Residence: [12 rue de la Roquette, 75011 Paris, France]',
  'wohnhaft in [Hauptstraße 5, 10115 Berlin], geboren',
  'living at [Keizersgracht 241, 1016 EA Amsterdam], the tenant',
  'domiciled at [Calle de Alcalá 45, 3º B, 28014 Madrid]',
  'Lives at: [The Moorings, Kinsale, Co. Cork]\nTransferee: x',
  'Endereço: [Rua José Inácio, 2871, ap. 64, São Carlos/SP]\nItem\tDescrição',
  'Endereço: [Avenida Dom Emanuel, quadra 12, loja 3, Centro]\nSenhora contribuinte',
  'Address: [19 Rata Street, Inangahua]\nVisited with: a dog',
  'Address: [3340 Lakeshore Dr, Holland, MI 49424]\nReligion (optional): none',
  'residente na [Rua das Flores, 45, Jardim\nAmérica] com CPF',
  'End.: [Setor Bueno, Goiânia]',
  'mora na [Rua das Flores, 12, Vila\nMariana, São Paulo], desde sempre',
  'Address: [Via Giuseppe Garibaldi 14, 20121 Milano (MI), Italy]',
].map((text) => text.split(/[[\]]/) as [string, string, string]);

const letters = (value: string): string => value.replaceAll(/[\s,]/g, '');

describe.each(ADDRESSES)('%s', (before, address, after) => {
  test(`"${address}" goes whole, what stands around it stays`, () => {
    expect(letters(whatStays(before + address + after))).toBe(letters(before + after));
  });
});

test('an address goes whole wherever a line ends in it', () => {
  const address =
    'Rua Barão do Triunfo, n.º 88, apartamento n.º 12, Menino Deus, Porto Alegre/RS, CEP 90035-072';
  const cuts = [...address.matchAll(/ /g)].map(({ index }) => index);
  const left = cuts
    .map((cut) => `residente na ${address.slice(0, cut)}\n${address.slice(cut + 1)}, e assina.`)
    .map((text) => whatStays(text).replaceAll(/\s/g, ''))
    .filter((text) => text !== 'residentena,eassina.');
  expect(left).toEqual([]);
});

test.each([
  [
    'Logradouro: Rua 15   Número: 230\nBairro: Setor Bueno   Cidade: Goiânia   UF: GO',
    ['Rua 15', '230', 'Bueno', 'Goiânia', 'GO'],
  ],
  [
    'Logradouro\tNº\tBairro\tMunicípio\nRua do Ouvidor\t88\tCentro\tNiterói',
    ['Ouvidor', '88', 'Centro', 'Niterói'],
  ],
])('a form goes on asking for the address: %s', (text, gone) => {
  const left = whatStays(text);
  expect(gone.filter((value) => left.includes(value))).toEqual([]);
});

test.each([
  'Cidade: Goiânia   UF: GO   Número: 230   Estado: novo',
  'O edital da Praça XV prevê 12 quiosques. O Parque Ibirapuera abre às 5h.',
  'O condomínio arrecadou 45 mil. Conjunto de 12 peças. Parque de 4 hectares.',
  'Estrada de 12 km será duplicada. Vila de 300 habitantes. Fazenda de 50 hectares foi vendida.',
  'Na via administrativa, o pedido foi negado em 30 dias. A rua tem 12 casas.',
  'Apartamento de 80 m² à venda, 2 quartos. Lote 5 da licitação, bloco 3 do edital, quadra 3 da escola.',
  'Local: Sala 5, Bloco B, campus central. Reunião às 14h no auditório.',
  'We placed 14 orders on Friday. Section 4 Way forward. 20 Close calls and 3 Court dates.',
  'Letter of 12 August 2024 The Information Commissioner. Clinic of 30 April Dr Declan. Ele não mora na casa desde 2019, quando se casou.',
  'Room 4, Building C, ground floor. Floor 3 is closed. Unit 5 of the course covers algebra.',
])('no address is seen in: %s', (text) => {
  expect(detect([{ text }]).filter((one) => one.category === 'address' && one.proposal === 'remove')).toEqual(
    [],
  );
});

test.each([
  'Reside na [Serra da Torre, sítio Lagoa do Barro, vizinho de Zé Pequeno, CEP 56200-000]; celular.',
  'mora na [Rua do Açude, por trás da Olaria Velha, Russas], desde sempre.',
  'residente na [Ladeira do Ferrão, número dezessete, segundo andar, Pelourinho, Salvador], declara.',
  'mora na [Rua Cel.João Dias], desde sempre.',
  'mora na [Rua N.S. Aparecida], desde sempre.',
  'mora na [Rua Visc. de Pirajá], desde sempre.',
  'morador do [Ramal do Brasileirinho, km 4, lote do Baiano], foi ouvido.',
  'Seen at home, [Blk 6 Lot 11, Sampaguita Street], by the nurse.',
  'She is staying with them: [c/o 5 Chase Court, Peterborough PE1 4AB].',
  'Deliver to [Allotment 7, Pinders Rd, Haddon VIC 3351].',
])('an address told in words goes whole: %s', (text) => {
  const [before, address, after] = text.split(/[[\]]/) as [string, string, string];
  expect(letters(whatStays(before + address + after))).toBe(letters(before + after));
});

test('on an envelope the lines under the name go, down to the code', () => {
  const left = whatStays(
    'Carta devolvida.\n\nMr Dilwyn Prosser\nTy Gwyn\nHeol y Felin\nPontyberem\nLLANELLI\nSA15 5BR\n\nPrezado,',
  );
  expect(['Gwyn', 'Heol', 'Pontyberem', 'LLANELLI', 'SA15'].filter((value) => left.includes(value))).toEqual(
    [],
  );
  expect(left).toContain('Carta devolvida.');
});

test('in a column of addresses every cell goes whole', () => {
  const left = whatStays(
    'Ord.\tNome\tOnde deixar\tItem\n1\tAna Souza\tRua Azul, 12, Centro\tarroz\n2\tRui Lima\tSítio Boa Sorte, perto da casa de farinha\tfeijão\n',
  );
  expect(['Azul', 'Centro', 'Boa Sorte', 'farinha'].filter((value) => left.includes(value))).toEqual([]);
  expect(left).toContain('arroz');
  expect(left).toContain('feijão');
});
