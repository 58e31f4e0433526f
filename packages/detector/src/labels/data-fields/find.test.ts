import { expect, test } from 'vitest';
import { detect } from '../../detect.ts';

const goes = (text: string): string[] =>
  detect([{ text }]).flatMap(({ proposal, text: value }) => (proposal === 'remove' ? [value] : []));

test.each([
  ['{"dataNascimento": "02/09/1974", "idade": 49}', ['02/09/1974', '49']],
  [
    '{"endereco": {"logradouro": "Rua dos Ingás", "numero": "77", "bairro": "Vila Nova", "cidade": "Ourinhos"}}',
    ['Rua dos Ingás', '77', 'Vila Nova', 'Ourinhos'],
  ],
  ["'nm_mae' => 'Iolanda Brandt', 'dt_nasc' => '1974-09-02'", ['Iolanda Brandt', '1974-09-02']],
  ['{"createdBy":"kmercer","status":"OPEN","retries":3}', ['kmercer']],
  ['{"username": "rtennick", "role": 2}', ['rtennick']],
  ['user_id=u_61820&x=1', ['u_61820']],
  ['"user_id": "550e8400-e29b-41d4-a716-446655440000"', ['550e8400-e29b-41d4-a716-446655440000']],
  ['dn: uid=rtennick,ou=staff', ['rtennick']],
  [
    '"createdBy": "teste.silva", "assignee": "admin.rosa", "user": "ti_qvasco"',
    ['teste.silva', 'admin.rosa', 'ti_qvasco'],
  ],
  ['{"manager": "MSilva", "created_by": "JPrado"}', ['MSilva', 'JPrado']],
  ['email;senha\nk@mercer.com;tiger', ['k@mercer.com', 'tiger']],
  ['usuario;senha\nkmercer;Praia19!', ['kmercer', 'Praia19!']],
  ['nomeTitular=Iolanda Brandt;codProduto=771;statusPedido=ENVIADO', ['Iolanda Brandt']],
  ['GET /cadastro?plano=3&nasc=02%2F09%2F1974&pag=2', ['02%2F09%2F1974']],
])('what stands in the fields of programs goes: %s', (text, values) => {
  expect(goes(text)).toEqual(values);
});

test.each([
  [
    '<trab><dtNascto>1974-09-02</dtNascto><nmMae>IOLANDA BRANDT</nmMae></trab>',
    ['1974-09-02', 'IOLANDA BRANDT'],
  ],
  ['<person firstName="Keith" lastName="Mercer" birthDate="1974-09-02"/>', ['Keith', 'Mercer', '1974-09-02']],
  ['<xLgr>RUA DOS INGAS</xLgr><nro>77</nro><xMun>OURINHOS</xMun>', ['RUA DOS INGAS', '77', 'OURINHOS']],
])('what stands between tags goes, the tags stay: %s', (text, values) => {
  expect(goes(text)).toEqual(values);
});

test.each([
  [
    'ID;LAST NAME;FIRST NAME;DOB\n1;Mercer;Keith;02/09/1974\n2;Brandt;Iolanda;30/06/1988',
    ['Mercer', 'Keith', '02/09/1974', 'Brandt', 'Iolanda', '30/06/1988'],
  ],
  [
    'usr_nm\tlast_login\tstatus\nkmercer\t2024-05-03\tACTIVE\nibrandt\t2024-05-01\tLOCKED',
    ['kmercer', 'ibrandt'],
  ],
  [
    'nome,rua,cidade\n"Brandt, Iolanda","Rua dos Ingás, 77",Ourinhos',
    ['Brandt, Iolanda', 'Rua dos Ingás, 77', 'Ourinhos'],
  ],
  ['CALLING,CALLED,START\n5514999112233,5514988112233,2024-05-03', ['5514999112233', '5514988112233']],
])('what stands under the names of fields goes: %s', (text, values) => {
  expect(goes(text)).toEqual(values);
});

test('what is put into the fields of a database goes', () => {
  const text =
    "INSERT INTO users (id, username, first_name, password) VALUES (1, 'kmercer', 'Keith', 'Harbour71!'), (2, 'ibrandt', 'Iolanda', 'Praia*19')";
  expect(goes(text)).toEqual(['kmercer', 'Keith', 'Harbour71!', 'ibrandt', 'Iolanda', 'Praia*19']);
});

test.each([
  '{"name":"billing-service","version":"2.4.1","owner":"platform-team","phone":null,"age":3600}',
  'export interface Member { firstName: string; lastName: string; birthDate: Date }',
  'const firstName = member.firstName;',
  'GET /orders?owner=self&page=2 created_by=system updated_by=admin',
  'id,produto,preco,estoque\n1,Parafuso,2.30,400\n2,Porca,1.10,900',
  'loja;endereco;cidade\nCentro;Rua XV de Novembro;Ourinhos',
  'estado,municipio,populacao\nSP,Ourinhos,103970',
  'tamanho=42 cor=azul idade=livre',
  '{"address":"0x9f8e7d6c5b","end":"2024-05-03","state":"done","number":3}',
  '{"firstName":"First name","lastName":"Required","nomeMae":"Nome da mãe","occupation":"Occupation"}',
  '"firstName": "Enter your first name", "createdBy": "admin_local", "updatedBy": "api-server"',
  '<cargo>Analista</cargo><vagas>2</vagas>',
  'cargo;salario;vagas\nPedreiro;2000;3',
  'cliente, contrato, valor\nmulta, juros, mora',
])('what stands in the fields of nobody stays: %s', (text) => {
  expect(goes(text)).toEqual([]);
});

const gone = (text: string): string[] =>
  detect([{ text }]).flatMap((one) => (one.proposal === 'remove' ? [`${one.category} ${one.text}`] : []));

test('plates and years of birth stand in the fields of programs', () => {
  expect(gone('{"displayName":"Iolanda B.","carLicense":"7QBC418","born":"1957"}')).toEqual(
    expect.arrayContaining(['plate 7QBC418', 'birth-date 1957']),
  );
  expect(gone('{"title":"gate","born":"never","plate":"steel"}')).toEqual([]);
  expect(gone('"Name": "Iolanda Brandt"; "Age": "63"')).toContain('age 63');
  expect(gone('"name": "cache"; "Age": "63"')).toEqual([]);
});

test.each([
  '{"plate":"18th","artist":"none"}',
  '{"placa":"B450M","preco":500}',
  '{"plateNumber":"P0041","wells":96}',
])('plates that no vehicle has are nobody’s: %s', (text) => {
  expect(gone(text).filter((one) => one.startsWith('plate'))).toEqual([]);
});
test.each(['KX62 HBT', '7QBC418', 'QBC-7418', 'QBC7A41', '22-AB-14'])(
  'plates of vehicles go: %s',
  (plate) => {
    expect(gone(`{"plate":"${plate}"}`)).toEqual([`plate ${plate}`]);
  },
);
