import { expect, test } from 'vitest';
import { detect } from '../../detect.ts';

const plates = (text: string): string[] =>
  detect([{ text }]).flatMap(({ category, proposal, text: value }) =>
    category === 'plate' && proposal === 'remove' ? [value] : [],
  );

test.each([
  ['Meu carro é o jht 8890, tá com o farol aceso', ['jht 8890']],
  ['rodízio: o fkd5519 não roda na terça', ['fkd5519']],
  ['rebocaram o meu (lqf-2k18) da frente do fórum', ['lqf-2k18']],
  ['she drives a German car, K-RB 4410, in town', ['K-RB 4410']],
  ['Carro: Honda Fit / mvb 0031 / vaga visitante', ['mvb 0031']],
  ['KRT 5521 saiu às 9h; LOP 0930 entrou às 9h10.', ['KRT 5521', 'LOP 0930']],
  ['NHT-2I77 40 L S10\nOUZ 8812 22 L gasolina', ['NHT-2I77', 'OUZ 8812']],
  ['o carro de placa krt 5521 e o de lop 0930', ['krt 5521', 'lop 0930']],
  ['caminhão baú AVT8J22/BCX-9K01 doca 4', ['AVT8J22', 'BCX-9K01']],
  ['Portaria 08:12 entrada HJK4410\n07:15 visitante LOP0930', ['HJK4410', 'LOP0930']],
  ['o veículo N F J 3 9 8 1 encontra-se em débito', ['N F J 3 9 8 1']],
  ['placa: p l k - 4 4 1 2 (tava suja de barro)', ['p l k - 4 4 1 2']],
  ['a placa é NQL três oito um nove', ['NQL três oito um nove']],
  ['um gol branco placa terminando em 7C4', ['7C4']],
  ['a carrinha GE-14-77 bloqueia o beco', ['GE-14-77']],
  ['tractor agrícola 83-91-FD e reboque C-118204', ['83-91-FD', 'C-118204']],
])('in Portuguese, beside what bears it: %s', (text, expected) => {
  expect(plates(text)).toEqual(expected);
});

test.each([
  ['lift club, reg BK 51 ZN GP, at 6', ['BK 51 ZN GP']],
  ['a bakkie, TRK 918 MP, hit it', ['TRK 918 MP']],
  ['the Corsa ND 451 880 was parked', ['ND 451 880']],
  ['My car, a silver Skoda reg. wn 14 kfe, was there', ['wn 14 kfe']],
  ['blue fiesta, yk08 vdn, has its lights on', ['yk08 vdn']],
  ['To the driver of WN 14 KFE, thanks', ['WN 14 KFE']],
  ['a Micra (G447 PWB) with a broken lamp', ['G447 PWB']],
  ['The van (J 771 NUM, rusty) was there', ['J 771 NUM']],
  ['Morris Traveller TDL 447G, owned since new', ['TDL 447G']],
  ['1. 1958 Morris Minor, XJU 902', ['XJU 902']],
  ['Fled in a car, JXI 902', ['JXI 902']],
  ['Lexus RX, 09 LH 5512, parked beside the font.', ['09 LH 5512']],
  ['08:12 IN KX18 YTR Dunn\n08:40 OUT BD51SMR', ['KX18 YTR', 'BD51SMR']],
  ['131 D 4471 hit the gate pillar.', ['131 D 4471']],
  ['Cork bus lane camera: 221C 90441 went through', ['221C 90441']],
  ['Private number B16 JAN, on retention', ['B16 JAN']],
])('in the British Isles: %s', (text, expected) => {
  expect(plates(text)).toEqual(expected);
});

test.each([
  ['NZ: KTB447 white Hilux left at boat ramp', ['KTB447']],
  ['blk Charger, Tenn., 447-BKTR, ran stop sign', ['447-BKTR']],
  ['Patrol spotted Hilux 1RTK-447 near the bore', ['1RTK-447']],
  ['Silver Prius, Oregon 447 RTK, casing mailboxes', ['447 RTK']],
  ['Ranch truck, Wyoming 22-4471, left', ['22-4471']],
  ['Holden Astra, 1RT 4KB, stolen', ['1RT 4KB']],
  ['my car, the silver Jazz, J 37 QB. I give', ['J 37 QB']],
  ['vanity plate "GR8 NANA". You know', ['GR8 NANA']],
  ['Licence plate reads SKIDUL, NSW.', ['SKIDUL']],
  ['a black Audi, part plate LR19 ?H?. Stop', ['LR19 ?H?']],
])('in North America and Australia: %s', (text, expected) => {
  expect(plates(text)).toEqual(expected);
});

test('a bare one of Brazil goes without a word', () => {
  expect(plates('Anotado: HBK-4471 e RQS8J21.')).toEqual(['HBK-4471', 'RQS8J21']);
});

test.each([
  'Modelo ABC-1234 da impressora está em falta.',
  'Parafuso DIN-7991; cabo CAT-6000; aço SAE-1045.',
  'Voos GLO-1440 e TAM-3320 cancelados.',
  'Estação PTM-0044, poço CPR-1820, amostra BRX-0992.',
  'Prova OBM-2018; PPA-2022; LOA-2023 aprovada.',
  'meu carro uno 2008 e a moto cbr 1000; o gol 2015 completo',
  'Carro tipo SUV 4000 km, caminhão VUC 2012, viatura da PMM 1022',
  'O óleo AA-10-40 do carro.',
  'Placa "VENDE" na porta; placa de inauguração; a placa diz PARE.',
  'Plate 16 mm S355 J2, 4 off. Baggage tag: SN 40 ex NBO',
  'The car has 200 BHP at 600 RPM, a Golf GTI 16V or a Peugeot 206 GTI.',
  'Parked at level B2, on the bus at 12 men were; drive the A12 JCT',
  'my car is a CR-V 2019, hers an HR-V 150',
  'Frame: William Morris WM6998, £89',
  'If it shows "XX00 XXX", press the yellow button.',
])('models, parts, samples, flights, laws and units are none: %s', (text) => {
  expect(plates(text)).toEqual([]);
});

test.each([
  ['Correia: QNZ-8812 ', ['QNZ-8812']],
  ['Peças: filtro QNZ-8812 vela HBK-4471 ', ['QNZ-8812', 'HBK-4471']],
  ['Filtro QNZ1D12 Ana 14h ', ['QNZ1D12']],
  ['Estacionado irregular: van Sprinter bateria QNZ1B12 ', ['QNZ1B12']],
  ['Vaga 3 moto, bateria: QNZ8812 ', ['QNZ8812']],
  ['Ocorrência: furto de bateria FGH-2231 ', ['FGH-2231']],
  ['Lote: KRT-5521, arrematado por Ana Souza ', ['KRT-5521']],
  ['Vistoria exame KRT1D21 ', ['KRT1D21']],
  ['Pedido: veículo item KRT-5521 ', ['KRT-5521']],
  ['Motor FGH2B31 fundiu, dono Ana ', ['FGH2B31']],
  ['Troca de filtros: ABC1D23 (Ana Souza) ', ['ABC1D23']],
  ['Troca de bateria KRT-5521, Sandro. ', ['KRT-5521']],
  ['Voo GLO-1440: passageiro deixou o Onix KRT-5521 na garagem ', ['KRT-5521']],
  ['Pedido PED-123: Onix KRT-5521 ', ['KRT-5521']],
  ['Prova ABC-1234 realizada; João mora ao lado e dirige o QNZ-8812 ', ['QNZ-8812']],
  ['placa led-4471 ', ['led-4471']],
  ['meu carro é fan1d23 ', ['fan1d23']],
  ['placa fox1d23 ', ['fox1d23']],
  ['gol dele placa cbx4432 ', ['cbx4432']],
  ['Onix JUN 4471 estacionado ', ['JUN 4471']],
  ['Carro KRT 5521, moto BUS 4471 ', ['KRT 5521', 'BUS 4471']],
  ['Uno KLM 2015 na garagem ', ['KLM 2015']],
  ['O veículo CBX 4432 pertence a Ana Souza ', ['CBX 4432']],
  ['car reg G12 GTS ', ['G12 GTS']],
  ['Reg: H123 CAR ', ['H123 CAR']],
  ['reg A447 BMW ', ['A447 BMW']],
  ['my reg is J447 GLX ', ['J447 GLX']],
  ['my old Escort was G447 GTE ', ['G447 GTE']],
  ['reg: lm12 sec ', ['lm12 sec']],
  ['blue fiesta yk08 may parked ', ['yk08 may']],
  ['lop 0930 x placa KRT-5521 ', ['lop 0930', 'KRT-5521']],
  ['Placa KRT1D21, motor com 180cv faz 1200 km', ['KRT1D21']],
  ['Placa KRT-5521, apt 1203', ['KRT-5521']],
  ['Veículo: Uno 2009, placa EGT-4408', ['EGT-4408']],
  ['part plate 12?', ['12?']],
])('whatever its letters say and whatever part is named beside it: %s', (text, expected) => {
  expect(plates(text)).toEqual(expected);
});

test.each([
  'Nos autos da ADI 4277 o Tribunal decidiu',
  'autos do PAD 1234 juntados',
  'auto de infração AIT 1234',
  'Fls. 12 dos autos, CDA 4471 e NFS 1200',
  'o pneu deu 1250 reais',
  'o conserto do carro deu 1467',
  'meu carro tem 1400 cilindradas',
  'hodômetro ate 1830',
  'ABASTECIMENTO DIESEL QTD 1500 LTS',
  'Posto: GNV 3500, ETANOL GLP 1300',
  'O radar mediu MPH 1200',
  'Doca 3: PAL 1234 descarregado',
  'black cabinet keys in rm 12 top drawer',
  'red dress sz 38 new',
  'wk 12 mon: blue van collects wk 14 tue',
  'brown rice, pk 10 new',
  'vendo o fiat pra vc 20 mil',
  'Part number M12 HEX bolt',
  'Order number P100 BLK',
  'Item number ABC 123D',
  'BLUE CABLE RJ 45 CAT',
  'White paint 20 L 1500 EUR',
  'Yamaha XTZ 250 nova',
  'Mercedes CLA 200',
  'Honda VFR 800, Kawasaki KLX 250',
  'Minor: PSY 101, ENG 102',
  'Mini fridge 220 VAC',
  'Charger 240 VAC input',
  'Golf: hole 3, 150 YDS',
  'building permit BLD 447',
  'Placas nos 1, 2, 3, 4 e 5 foram instaladas',
  'Plates in sets of 4: set 4, 6, 8, 2',
  'Home plate one two three four five',
  'Is it plate 12?',
  'Plates 12..15 show the temple',
  'The brass plate reads 1887',
])('files, sums, goods, models and pages are none: %s', (text) => {
  expect(plates(text)).toEqual([]);
});

test('what a registration ends with is said of a vehicle', () => {
  const found = detect([{ text: 'a red van, reg ending 8ABD, and the reg ends the sentence' }]);
  expect(found.filter(({ category }) => category === 'plate').map(({ text }) => text)).toEqual(['8ABD']);
});
