import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

const addresses = (text: string): string[] =>
  detect([{ text }]).flatMap(({ category, proposal, text: value }) =>
    category === 'address' && proposal === 'remove' ? [value] : [],
  );

test.each([
  'Alvará\tNome empresarial\tLogradouro\tValidade\n1184/25\tSchramm Panificadora ME\tAv. Nereu Ramos, 402\t12/2025\n1186/25\tMarina Sul Ltda.\tRua da Marina, s/n\t06/2025',
  'Supplier\tAddress\tTerms\nPrairie Ltd\t14 Mill Road\t30 days',
  'Data\tEscola\tEndereço\n07/04\tEMEF Sol\tRua Goiás, 15',
])('addresses in a table of firms are left for review: %s', (text) => {
  expect(addresses(text)).toEqual([]);
});

test.each([
  ['Nome\tEscola\tEndereço\nAna Prado\tEMEF Sol\tRua Goiás, 15', 'Rua Goiás, 15'],
  ['Supplier\tContact name\tAddress\nPrairie\tJo Reed\t1400 Dewdney Ave', '1400 Dewdney Ave'],
  ['Escola\tTurno\nEMEF Sol\tM\n\nData\tEndereço\n07/04\tRua Goiás, 15', 'Rua Goiás, 15'],
  ['Fornecedor\tEndereço\nJosé Carlos Lima\tRua Azul, 35', 'Rua Azul, 35'],
  ['Razão social\tEndereço\nReis Bolos MEI\tRua Azul, 35', 'Rua Azul, 35'],
  ['Escola\tEMEF Sol\nAluno\tBia\nEndereço\tRua Azul, 35', 'Rua Azul, 35'],
  ['Parada\tHora\tEndereço\n1\t6h40\tRua Azul, 35', 'Rua Azul, 35'],
])('but with people in it they go: %s', (text, address) => {
  expect(addresses(text)).toEqual([address]);
});
