import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

const addresses = (text: string): string[] =>
  detect([{ text }]).flatMap(({ category, proposal, text: value }) =>
    category === 'address' && proposal === 'remove' ? [value] : [],
  );

test.each([
  'Alvará\tNome empresarial\tLogradouro\tValidade\n1184/25\tSchramm Panificadora ME\tAv. Nereu Ramos, 402\t12/2025\n1186/25\tMarina Sul Ltda.\tRua da Marina, s/n\t06/2025',
  'Supplier\tAddress\tTerms\nPrairie Fasteners\t1400 Dewdney Ave, Regina\t30 days',
  'Data\tEscola\tEndereço\n07/04\tEMEF Sol\tRua Goiás, 15',
])('addresses in a table of firms are left for review: %s', (text) => {
  expect(addresses(text)).toEqual([]);
});

test.each([
  ['Nome\tEscola\tEndereço\nAna Prado\tEMEF Sol\tRua Goiás, 15', 'Rua Goiás, 15'],
  ['Supplier\tContact name\tAddress\nPrairie\tJo Reed\t1400 Dewdney Ave', '1400 Dewdney Ave'],
  ['Escola\tTurno\nEMEF Sol\tM\n\nData\tEndereço\n07/04\tRua Goiás, 15', 'Rua Goiás, 15'],
])('but with people among the heads they go: %s', (text, address) => {
  expect(addresses(text)).toEqual([address]);
});
