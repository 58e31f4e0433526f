import { expect, test } from 'vitest';
import { detect } from '../../detect.ts';

const gone = (text: string): string[] =>
  detect([{ text }]).flatMap((one) => (one.proposal === 'remove' ? [`${one.category} ${one.text}`] : []));

test.each([
  [
    '(0010,0010) PN [BRANDT^IOLANDA]\n(0010,0020) LO [HX-771204]\n(0010,0030) DA [19680522]',
    ['person BRANDT^IOLANDA', 'health-record HX-771204', 'birth-date 19680522'],
  ],
  [
    "(0010, 0010) Patient's Name                      PN: 'Brandt^Iolanda'\n(0010, 1010) Patient's Age   AS: '061Y'",
    ['person Brandt^Iolanda', 'age 061Y'],
  ],
  ['0010,0020  Patient ID: 771204  \n0010,1010 AS 061Y', ['health-record 771204', 'age 061Y']],
])('the head of a medical image says whose it is: %j', (text, expected) => {
  expect(gone(text)).toEqual(expect.arrayContaining(expected));
});

test('what the head of an image says of the image stays', () => {
  const text =
    '(0008,0020) DA [20240311]\n(0008,0060) CS [CT]\n(0010,0040) CS [F]\n(0018,1030) LO [TORAX ROTINA]\n(0028,0010) US 512';
  expect(gone(text)).toEqual([]);
});
test('sums with a decimal comma are no element of an image', () => {
  expect(gone('Juros 0010,0020 Valor: total, 0008,0090 Soma: parcial')).toEqual([]);
});

test('the fields of messages between hospitals say whose they are', () => {
  const text =
    'MSH|^~\\&|LAB|HX|EHR|HX|20240311||ORU^R01|1|P|2.5\nPID|1||771204^^^HX^MR||BRANDT^IOLANDA^T||19680522|F|||RUA DO SOL 9^AP 4^OLINDA^PE^53000-000||081 91234-4471\nNK1|1|BRANDT^NILO|SPO||81977120441\nOBX|1|NM|GLU^Glicose||98|mg/dL';
  expect(gone(text)).toEqual([
    'health-record 771204^^^HX^MR',
    'person BRANDT^IOLANDA^T',
    'birth-date 19680522',
    'address RUA DO SOL 9^AP 4^OLINDA^PE^53000-000',
    'phone 081 91234-4471',
    'person BRANDT^NILO',
    'phone 81977120441',
  ]);
});
test.each([
  'PID|Kp|Ki|Kd^2',
  'O controlador PID|PI serve a malhas. PID|Kp|Ki|Kd|2|3|4|5',
  '| PID | Nome do processo | Memória |\n| 4471 | nginx | 20 MB |',
])('a table that has a column or a word of that name is no message: %j', (text) => {
  expect(gone(text).filter((one) => /health-record|birth-date|phone/.test(one))).toEqual([]);
});

test.each([
  [
    'SSR DOCS TP HK1 P/BRA/GH771204/BRA/22MAY68/F/01JAN31/BRANDT/IOLANDA T-1',
    ['passport GH771204', 'birth-date 22MAY68', 'person BRANDT/IOLANDA T'],
  ],
  ['7 DOCS/P1/GBR/771204118/GBR/22MAY68/F', ['passport 771204118', 'birth-date 22MAY68']],
  ['SSR FOID YY HK1/PP771204118', ['passport PP771204118']],
  ['SSR INFT TP HK1 BRANDT/LIA 12MAR23', ['person BRANDT/LIA', 'birth-date 12MAR23']],
  ['SSR FQTV BA HK/ BA77120441 /P2', ['registration BA77120441']],
  ['APE IOLANDA.B//CORREIO.EXAMPLE', ['email IOLANDA.B//CORREIO.EXAMPLE']],
  ['FP CCVI4485XXXXXXXX4471/0826', ['card 4485XXXXXXXX4471/0826']],
])('bookings of flights say who travels: %j', (text, expected) => {
  expect(gone(text)).toEqual(expect.arrayContaining(expected));
});
test.each(['DOCS/2024/PLAN/12MAR24', 'see DOCS for API/REST/12', 'SSR WCHR', 'CCD123456 sensor'])(
  'documents and sensors are no passengers: %j',
  (text) => {
    expect(gone(text).filter((one) => /passport|birth|card/.test(one))).toEqual([]);
  },
);

test('claims between clinics and insurers say whose they are', () => {
  const text =
    'NM1*IL*1*BRANDT*NILO*R***MI*HXQ77120441~\nN3*9 HICKORY BEND~\nN4*TOLEDO*OH*43604~\nDMG*D8*19680522*M~\nREF*SY*771204418~\nPER*IC*IOLANDA BRANDT*TE*4195550144~\nNM1*85*2*HARBOR CLINIC*****XX*1771204418~\nN3*44 DOCK ROAD~\nCLM*A771*212.5***11:B:1~';
  expect(gone(text)).toEqual(
    expect.arrayContaining([
      'person BRANDT',
      'person NILO',
      'person R',
      'registration HXQ77120441',
      'address 9 HICKORY BEND',
      'address TOLEDO',
      'address OH',
      'address 43604',
      'birth-date 19680522',
      'national-id 771204418',
      'person IOLANDA BRANDT',
      'phone 4195550144',
    ]),
  );
  expect(gone(text).join('\n')).not.toMatch(/CLM|A771|212/);
});
test.each([
  'DMG*D8*pointer and REF*count of the program',
  'The NM1* segment names somebody, N3* and N4* where they live.',
  'N4*x + REF*y = 12',
])('what only looks like a segment is nobody’s: %j', (text) => {
  expect(gone(text)).toEqual([]);
});

test('each part of the name on an electronic card is somebody’s', () => {
  const text = 'BEGIN:VCARD\nVERSION:3.0\nN:Brandt;Iolanda;Mae;Mrs;\nORG:Harbor Clinic\nEND:VCARD';
  expect(gone(text)).toEqual(['person Brandt', 'person Iolanda', 'person Mae']);
});
test('without a card such a line is none', () => {
  expect(gone('N:12;Sul;Norte')).toEqual([]);
});

test('what is said of a firm behind somebody is the firm’s, and its departments are nobody', () => {
  const text = 'NM1*QC*1*BRANDT*TED~\nNM1*PR*2*HARBOR FUND~\nN3*SUITE A~\nPER*IC*BILLING DEPT*TE*4195550144~';
  expect(gone(text)).toEqual(['person BRANDT', 'person TED', 'phone 4195550144']);
});
