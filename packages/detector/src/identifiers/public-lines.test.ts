import { describe, expect, it } from 'vitest';
import { detect } from '../detect.ts';

const removed = (text: string): string[] =>
  detect([{ text }])
    .filter(({ proposal }) => proposal === 'remove')
    .map((one) => one.text);

describe('telephones that anybody may ring', () => {
  it.each([
    'Dúvidas: 0800 729 0722, ligação gratuita.',
    'Telefone da assistência: 0800 701 5560',
    'avisar o cliente 0800 703 4411',
    'Central 4004 7700 (capitais)',
    'Call us at 1-800-555-0183 or visit our website.',
    'Fax by Monday noon to 866-555-0184.',
    'Freephone 0800 441 772',
    'Helpline: 0345 555 0141',
    'Travel desk, phone 1800 555 019',
    'Switchboard 01835 555 000.',
    'Poison hotline: +44 1865 407333',
    'Dúvidas na Secretaria, telefone (14) 3402-6000.',
  ])('stays: %s', (text) => {
    expect(removed(text)).toEqual([]);
  });

  it.each([
    ['Cell: 0300 5550142, Lahore', '0300 5550142'],
    ['Lives at Awka Road, Lagos. Phone: 0818 555 0107', '0818 555 0107'],
    ['CNIC on file. Phone 0333 5550127', '0333 5550127'],
    ['My helpline contact is on 07700 900318, phone her', '07700 900318'],
    ['If the alarm goes off phone me, not the switchboard: 07700 900318', '07700 900318'],
    ['Minha filha em Sobral: (88) 3611-2200', '(88) 3611-2200'],
    ['Telefone: (11) 3251-2044', '(11) 3251-2044'],
    ['Adjuster: Nina Poe, phone 800-555-0190 x 4471', '800-555-0190 x 4471'],
  ])('goes: %s', (text, value) => {
    expect(removed(text)).toContain(value);
  });
});
