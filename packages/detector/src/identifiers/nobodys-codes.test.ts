import { describe, expect, it } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from '../names/model.ts';

const removed = (text: string): string[] =>
  detect([{ text }])
    .filter(({ proposal, category }) => proposal === 'remove' && category !== 'person')
    .map((one) => one.text);

describe('codes of papers, goods and firms', () => {
  it.each([
    ['rules of a house', 'Flexible Working Policy HR-14 applies; see policy FM-017, section 4.'],
    ['an invoice under a head of papers', 'Documento\tValor\nNF 100447\t2.190,00\n'],
    ['a calibration', 'Certificate of Calibration no. TC/2026/09941'],
    ['a licence of a firm', 'Sponsor licence no.: 9KQ4TR73X'],
    ['a task', 'JIRA OPS-7712 was closed. Kopi for whoever closes OPS-7712.'],
    ['an agreement', 'Power Supply Agreement no. CCV-0144/2022, registered with CCEE'],
    ['a kind of expense', 'Elemento de despesa: 3.3.90.36\n4.4.90.51 – Obras e instalações'],
    ['medicines and feed', 'registro MS 1.0573.0447\nRegistro no MAPA nº SP 004471-2'],
    ['a task with what is asked of it', '[FIN-3308] Boleto duplicado\nPrioridade: alta\nSprint: 14'],
    ['a task at its head', 'APP-2214 Crash on start\nReporter: QA\nAssignee: none'],
    ['fees', 'Fees: student 1100, member 1450\nEstudante\t900\nSócio\t1250'],
    ['days of papers', 'Protocolo 20261123-0091'],
    ['volts on a plate', 'Serial no.: see plate 230 V'],
    ['a grade of steel', 'NC-04 Corte: sobra de chapa SAE 1020'],
  ])('%s stay', (_, text) => {
    expect(removed(text)).toEqual([]);
  });

  it.each([
    ['KRT-5521 Gol branco\nPlaca da frota\nPrioridade: alta', 'KRT-5521'],
    ['KRT-5521 Gol branco\nResponsável: portaria\nPrioridade: alta', 'KRT-5521'],
    ['Student 4471, member 20451', '20451'],
    ['Visitantes 2, sócio 3318 liberou a entrada', '3318'],
    ['Aposentado 12; associado 3318', '3318'],
    ['Placa: KRT-5521\nMulta 3: depende de KRT-5521', 'KRT-5521'],
    ['GM Sprint KRT-5521 na vaga 12', 'KRT-5521'],
    ['KRT-5521\nMoradora: Jane Moss\nPrioridade: idoso', 'KRT-5521'],
    ['Her plate is 88 KG', '88 KG'],
    ['Reg: 4471 HZ', '4471 HZ'],
    ['Anuidade: sócio 13507', '13507'],
    ['Swedish visitor 19900101-0017', '19900101-0017'],
    ['Claim under policy KHY-2207714-1', 'KHY-2207714-1'],
    ['Driving licence no.: 9KQ4TR73X', '9KQ4TR73X'],
    ['Firearm certificate 04/6253/N', '04/6253/N'],
    ['Estacionados: KFR-2198 e KFR-2220', 'KFR-2198'],
    ['A Kombi dele, KFR-2198, buzinou', 'KFR-2198'],
    ['KFR2B98 buzinou e foi embora', 'KFR2B98'],
    ['Ontem a KFR-2198 bateu no poste; depois a KFR-2220', 'KFR-2220'],
    ['Insured: Jane Moss. Policy JM-221', 'JM-221'],
    ['Jane Moss, policy: KX-44', 'KX-44'],
    ['Driver Jane Moss, gas certificate, badge no. 41822', '41822'],
    ['Pest certificate; Jane Moss NI no. QQ 12 34 56 C', 'QQ 12 34 56 C'],
    ['Health certificate no. 4471234 of Jane Moss', '4471234'],
    ['Sócio nº TCP-1234', 'TCP-1234'],
    ['Passport CHG 123456', 'CHG 123456'],
    ['pescadora Jane Moss, registro no MAPA nº SP 004471-2', 'SP 004471-2'],
    ['Assessora de imprensa, notebook, serial: 5CG0447K2X', '5CG0447K2X'],
    ['Acesso às 10:32 de 3.3.90.36 - Jane Moss', '3.3.90.36'],
    ['IP: 4.4.90.51', '4.4.90.51'],
    ['silver Ford, PTW 718', 'PTW 718'],
    ['Sales rep Jane: serial number AB12345XY', 'AB12345XY'],
  ])('but of somebody go: %s', (text, value) => {
    expect(removed(text)).toContain(value);
  });

  it("keeps an engineer's duty for one work, behind a number that goes", () => {
    const text = 'Eng. Paulo Reis, CREA-RS 144.770 – ART 13377041, elaborou.';
    const found = detect([{ text }], { model: loadNameModel() }).map((one) => one.text);
    expect(found).toEqual(['Paulo Reis', 'CREA-RS 144.770']);
  });
});
