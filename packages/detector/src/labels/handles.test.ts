import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { findHandles } from './handles.ts';
import { findNetSpeakers } from './net-speakers.ts';

const handles = (text: string): string[] => {
  const document = normalise([{ text }]);
  const found = findHandles(document).toSorted((a, b) => a.start - b.start);
  return [...new Set(found.map(({ start, end }) => document.text.slice(start, end)))];
};

const speakers = (text: string): string[] =>
  findNetSpeakers(normalise([{ text }])).map(({ start, end }) => text.slice(start, end));

test.each([
  ['insta = saltybev_ceramics . Shop closed', 'saltybev_ceramics'],
  ['me acha no insta como luzia.costuras_', 'luzia.costuras_'],
  ['IG marta_lima.arq', 'marta_lima.arq'],
  ['segue lá no tiktok, é dudu.do.grau com ponto', 'dudu.do.grau'],
  ['his insta was brad.k.fitness', 'brad.k.fitness'],
  ["On Mumsnet I'm TiredInTotnes now", 'TiredInTotnes'],
  ['jase.duckfat on insta', 'jase.duckfat'],
  ['eBay ID: trev-trains-oo, feedback 991', 'trev-trains-oo'],
  ['chess.com cavalomanco, 1340', 'cavalomanco'],
  ['User do Moodle pg41882; sem e-mail', 'pg41882'],
  ['Bitbucket: orlaqm', 'orlaqm'],
  ['Discogs seller: vinylwren_7', 'vinylwren_7'],
  ['HackerRank user dalvamx_09', 'dalvamx_09'],
  ['> quoting moss_carver: same here', 'moss_carver'],
  ['on vinted rosiemoxo, as ever', 'rosiemoxo'],
  ['Epic ID: MoxoBarrels88', 'MoxoBarrels88'],
  ['my ign is MoxoBarrels', 'MoxoBarrels'],
  ['add no lol: xXCapivaraXx#BR1 bora', 'xXCapivaraXx#BR1'],
])('an account stands beside its platform: %s', (text, name) => {
  expect(handles(text)).toEqual([name]);
});

test.each([
  ['Posted by GutteringGuru, 3 Feb', 'GutteringGuru'],
  ['GutteringGuru wrote: try lead', 'GutteringGuru'],
  ['Re: lead\nby GutteringGuru » Tue Mar 5, 2019', 'GutteringGuru'],
  ['comentário de jubileu.silva.77: primeiro', 'jubileu.silva.77'],
  ['Vinted seller shellybean_xo sent it', 'shellybean_xo'],
  ['Buyer: trev_trains paid', 'trev_trains'],
  ['rafa_77 joined the server', 'rafa_77'],
  ['comprei da moss_and_bone', 'moss_and_bone'],
  ['Ran as mpargeter on box 7', 'mpargeter'],
  ['AD acct DGEDGE disabled', 'DGEDGE'],
  ['jellybean_hat liked your photo', 'jellybean_hat'],
  ['arroba dela é moniquinha.ls', 'moniquinha.ls'],
  ['user 20190442 pass ddmmaaaa', '20190442'],
  ['Lançado por qvasco em 04/09/2023 10:12', 'qvasco'],
  ['Updated by rtennick\nStatus: open', 'rtennick'],
  ['Assignee: rtennick | Priority: low', 'rtennick'],
  ['Digitador: qvasco - 04/09/2023', 'qvasco'],
  ['04/09/2023 10:12:40 qvasco LOGIN OK', 'qvasco'],
  ['às 8h qvasco logou no caixa 2', 'qvasco'],
  ['a conta qvasco foi desativada', 'qvasco'],
  ['acesso negado, chave C618204', 'C618204'],
])('an account posts, sells, signs in: %s', (text, name) => {
  expect(handles(text)).toEqual([name]);
});

test.each([
  ['paypal.me/wendyhaycock61', 'wendyhaycock61'],
  ['Cash App $bohatch77.', '$bohatch77'],
  ['São Paulo | in/quiteria-vasco-618', 'quiteria-vasco-618'],
  ['LinkedIn: /in/quiteriavasco', 'quiteriavasco'],
  ['blue-wellies.tumblr.com, mostly hens', 'blue-wellies'],
  ['C:\\Users\\gparfitt\\Documents\\will.docx', 'gparfitt'],
  ['home dir /home/olumide/invoices', 'olumide'],
  ['from /Users/olumide/dev', 'olumide'],
  ['C:\\Documents and Settings\\Jean\\My Documents\\Aran.doc', 'Jean'],
  ['\\\\server2\\users\\mbali\\timesheets\\wk31.xls is locked', 'mbali'],
  ['\\\\server\\users\\k.rehal\\scans', 'k.rehal'],
])('an account stands in an address or a path: %s', (text, name) => {
  expect(handles(text)).toEqual([name]);
});

test('an underscore tells the other accounts of a line that speaks of a platform', () => {
  expect(handles('pix no insta da loja não, é no meu, rafa__mello\nfile_name de outro')).toEqual([
    'rafa__mello',
  ]);
});

test('an account at the end of what is read of a long line is whole', () => {
  expect(handles(`discord ${'bla '.repeat(55)}; mum2four_eightynine9 ok`)).toEqual(['mum2four_eightynine9']);
});

test.each([
  'Posted by hand, edited by a team, reviewed by NVivo, published by HarperCollins.',
  'perfil do LinkedIn, usuário WhatsApp, Discord v1.2.3, Discord: off-topic',
  'Segue anexo Relatorio_2024.docx; add NaCl, follow ISO27001.',
  'help.wordpress.com, example.com/users/login, C:\\Users\\Public\\a, /home/ubuntu/x, /home/username/project, https://example.com/home/about-us.html',
  'aprovado por engenharia em 12/03/2024, emitido por sistema\nResponsável: logística\nReporter: anonymous, assigned to manufacturing',
  'conta salário foi criada, account balance was removed, chave pix, chave C12; a resolução alterou, o anexo incluiu',
  '"username": "string", "login": "admin"; user_id: null; in/out, check-in/check-out, in/out-of-office',
  'Created by wordpress on 12/03/2024, reported by nurses\nintranet login | senha',
  'Logged in as admin. login: inválido. follow @everyone',
  'Buyer: JoAnn Smith, Seller: GlobalTech Inc., Comprador: AgroVale S.A.',
  'Steam: 12000 kg/h, Instagram 25000 followers, mercado livre 12345 vendas, OLX 10000 anúncios',
  'AstraZeneca joined the consortium, PeopleSoft is live, iFood entrou no grupo',
  'Posted by UNICEF, alterado por FAPESP, comentado por JusBrasil',
  'FÓRUM: JABAQUARA, Epic: PROJ1234 sprint, LOL: kkkkkk',
  'O servidor roda a fila pedidos_novos.\nFacebook Ads: campanha_verao\nfacebook_pixel e utm_source no Facebook',
  'Segue contrato_2024, segue planilha_final, membro comite_etica\nInstagram: siga prefeitura_betim',
  'GET /users/export returns, /users/orders/12',
  'Moved from Bitbucket to GitLab 15.2. Kaggle: the competition ended. Stack Overflow: error in line 3',
  'Quoting Shakespeare, he left; quoting ISO9001 helps; citando a lei, sai',
])('nobody has such an account: %s', (text) => {
  expect(handles(text)).toEqual([]);
});

test('who speaks between angle brackets is an account, a tag of a page is none', () => {
  expect(speakers('<toninho_> alguém aí?\n<mari> oi')).toEqual(['toninho_', 'mari']);
  expect(speakers('<p> one\n<b> two')).toEqual([]);
  expect(speakers('<zorbax> oi\n<nikita> eu </3\n<zorbax> blz')).toEqual(['zorbax', 'nikita', 'zorbax']);
  expect(speakers('12:01 <ana> oi\n12:02 <rui> oi')).toEqual(['ana', 'rui']);
  expect(speakers('<CLIENTE> pagará\n<EMPRESA> fornecerá')).toEqual([]);
});

test.each([
  ['Printed by: kmercer on 03/05/2024 10:22', ['kmercer']],
  ['Ofício 41 - elaborado por ibrandt, versão 3 por kmercer em 03/05/2024', ['ibrandt', 'kmercer']],
  ['Impresso por: IBRANDT em 03/05/2024', ['IBRANDT']],
  ['// TODO(kmercer): round once', ['kmercer']],
  ['203.0.113.9 - kmercer [03/May/2024:10:22:11 +0000] "GET /api"', ['kmercer']],
  ['curl -u kmercer:Harbour71 https://api.example.com', ['kmercer']],
  ['Aprovado por MSilva em 12/03/2024', ['MSilva']],
  ['Criado por zpontes, versão 2', ['zpontes']],
  ["User 'NORTHGATE\\kmercer' logged on", ['kmercer']],
  ['Alterado: BOREAL\\iolanda.brandt em 03/05', ['iolanda.brandt']],
])('systems and programmers print who did it: %s', (text, names) => {
  expect(handles(text)).toEqual(names);
});

test.each([
  'Gás gerado por decomposição, em 2023',
  'Elaborado por especialistas, aprovado por unanimidade.',
  'Emitido por DETRAN-PR em 03/05/2024',
  'Relatório gerado por JasperReports em 03/05/2024',
  'Approved by Ofsted on 3 May 2024',
  '203.0.113.9 - - [03/May/2024:10:22:11 +0000] "GET /api"',
  'C:\\Windows\\System32\\drivers\\etc e HKLM\\Software\\Classes, bin\\release, src\\main.ts, e\\ou',
  'Aprovado por aclamação. Cancelado por inadimplência\nGenerated by pdftk on 3 May 2024',
  'Criado por lei, em 2011. Generated by OpenSSL 3.0',
])('offices, programs and causes print nobody: %s', (text) => {
  expect(handles(text)).toEqual([]);
});

test.each([
  'insta stories, tiktok videos and snap decisions',
  'McTaggart wrote: yes\nYouTube wrote: no',
  'epic: deploy, an epic tale, epic = login',
])('what stands beside a platform or writes is no account: %s', (text) => {
  expect(handles(text)).toEqual([]);
});
