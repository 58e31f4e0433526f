import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

const gone = (text: string): string[] =>
  detect([{ text }]).flatMap((one) =>
    one.proposal === 'remove' && one.category !== 'email' ? [`${one.category} ${one.text}`] : [],
  );

test.each([
  ['From: =?UTF-8?B?TGlhIFNvdXRv?= <lia@correio.example>', 'person TGlhIFNvdXRv'],
  [
    'Subject: oi\nPara: caio@correio.example,\n =?iso-8859-1?B?TeFyY2lhIEx1Y2VuYQ==?= <m@correio.example>',
    'person TeFyY2lhIEx1Y2VuYQ==',
  ],
  ['De: =?iso-8859-1?Q?M=E1rcia_Lucena?= <m@correio.example>', 'person M=E1rcia_Lucena'],
  ['Subject: =?UTF-8?B?Q29udHJhdG8gZGUgTGlhIFNvdXRv?=', 'person Q29udHJhdG8gZGUgTGlhIFNvdXRv'],
  ['dn: ou=x\ncn:: TMOtZGlhIFByYXRlcw==\nobjectClass: person', 'person TMOtZGlhIFByYXRlcw=='],
  ['dn: ou=x\nuserPassword:: e1NTSEF9azhkSjNtWDBhcQ==', 'secret e1NTSEF9azhkSjNtWDBhcQ=='],
])('a name that is written for machines goes as it is written: %j', (text, expected) => {
  expect(gone(text)).toContain(expected);
});

test.each([
  'From: =?UTF-8?B?TG9qYSBSb3NhIEx0ZGE=?= <contato@loja.example>',
  'From: =?UTF-8?B?TmV3c2xldHRlciBkYSBzZW1hbmE=?= <a@b.example>',
  'Subject: =?UTF-8?B?U3VhIGZhdHVyYSBqw6EgY2hlZ291?=',
  'Subject: =?UTF-8?B?QXRhIGRhIHJldW5pw6NvIGRlIG1hcsOnbw==?=',
  'jpegPhoto:: w7/DmGZvdG8=\ndescription:: aW1wcmVzc29yYSBkYSBzYWxh',
])('firms, greetings and subjects about nobody stay: %j', (text) => {
  expect(gone(text).join(' ')).not.toMatch(/\w{12}/);
});
