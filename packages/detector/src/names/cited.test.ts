import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from './model.ts';

const model = loadNameModel();
const people = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    category === 'person' && proposal === 'remove' ? [value] : [],
  );

test.each([
  'BRANDÃO, Tereza. O chão da fábrica. 3. ed. Porto Alegre: Sulina, 2007.',
  'TAVARES, J. L.; MOTTA, Renata de Sá. Ensino noturno e evasão. Educação em Foco, v. 9, n. 2, p. 11-30, 2013.',
  'REFERÊNCIAS\nGUEDES, Fábio. Cidades médias no interior\npaulista. Campinas: Papirus, 2001.',
  'Whitfield, R., & Okoro, C. (2011). Sleep in shift workers. Journal of Occupational Health, 12(3), 40–52.',
  '[4] Lindqvist, P. E. (1999). Small queues. Oxford University Press.',
  'A evasão cresceu no período (TAVARES, 2013, p. 14; MOTTA; GUEDES, 2016).',
  'Segundo Brandão (2007), o turno da noite adoece mais.\nBRANDÃO, Tereza. O chão da fábrica. 3. ed. Porto Alegre: Sulina, 2007.',
  'Como mostra Guedes (2001, p. 88), a cidade cresceu.',
  'As Whitfield (2011) argues, sleep is lost.\nWhitfield, R. (2011). Sleep in shift workers. Journal of Health, 12(3), 40–52.',
  'Assim decidiu o STF no RE 412.733/GO, Rel. Min. Tereza Brandão, DJe 3/5/2016.',
])('who is cited is nobody of whom a paper tells: %s', (text) => {
  expect(people(text)).toEqual([]);
});

test.each([
  ['BRANDÃO, Tereza. Sala 3. Turno: Escola Sul, 2010.', 'Tereza'],
  ['BRANDÃO, Tereza. Rua do Porto, n. 30, p. 4-5, Centro, 2010.', 'Tereza'],
  ['MOTTA, Renata. Filha de Iolanda. Santos: Casa de Saúde, 1988.', 'Renata'],
  ['Paciente: TAVARES, J. L. Exame 3, p. 12-30 do prontuário, 2011.', 'TAVARES'],
  ['Os netos: Renata (1985), Fábio (1990) e Caio (1994).', 'Renata'],
  ['Segundo Renata (1985), a irmã mais velha, ninguém viu.', 'Renata'],
  ['A testemunha (Renata, 1985) disse que não.', 'Renata'],
  ['Campeões: Brandão (2010), Guedes (2011), Motta (2012)', 'Guedes'],
  ['Whitfield, R. (1998). Admitted 4 May. Discharged home.', 'Whitfield, R.'],
  ['References: Whitfield, R. (2015) was my manager at the depot.', 'Whitfield, R.'],
  ['Segundo Brandão (1950), avô de Lia, a casa era deles.', 'Brandão'],
  ['A denunciante (BRANDÃO, 1985) confirmou.', 'BRANDÃO'],
  ['Alunos chamados (Guedes, 2011; Motta, 2012).', 'Motta'],
  ['The patient (Whitfield, 1985, p. 2) was seen.', 'Whitfield'],
  ['Whitfield (1985) found the body in the garage.', 'Whitfield'],
  ['Disse Renata Motta. Anexo da mãe (Motta, 2003, p. 3).', 'Motta'],
  ['A professora Motta (2021, p. 14) foi ouvida.', 'Motta'],
  ['O laudo fala de Motta (2019, p. 3), que caiu.', 'Motta'],
  ['MOTTA, Renata. Caixa dois. Bauru: Padaria Sol, 2019.', 'Renata'],
  ['Whitfield, R. (1998). Joined as clerk. London: Barclays.', 'Whitfield, R.'],
  ['MOTTA, Renata. Laudo da queda. Campinas: Hospital Sul, 2021.', 'Renata'],
  ['MOTTA, Renata. Carta de demissão. Bauru: Padaria Sol, 2019.', 'Renata'],
  ['MOTTA, Renata. Trabalho de conclusão de curso entregue com atraso.', 'Renata'],
  ['MOTTA, Renata. Consulta. In: ambulatório 3.', 'Renata'],
  ['RELATOR: MINISTRO FÁBIO GUEDES\nRECORRENTE: RENATA MOTTA', 'RENATA MOTTA'],
  ['No HC 124.306 o paciente é Fábio Guedes, preso em Bauru.', 'Fábio Guedes'],
  [
    'Currículo\nRenata de Sá Motta\nPublicações\nMOTTA, R. S. Evasão noturna. Educação em Foco, v. 9, n. 2, p. 11-30, 2013.',
    'Renata de Sá Motta',
  ],
])('who stands in a like place and is not cited stays somebody: %s', (text, name) => {
  expect(people(text).join('|')).toContain(name);
});
