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
    'For the NHS. Lost cards 0345 266 0133, day and night.',
    'Fee: £40. Advice for clients 0808 555 0177.',
    'Contact: tel. (800) 555-0199 home page',
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
    ["Dr Khan's number in Multan: 0333 5550127", '0333 5550127'],
    ['Amina Bello, Kano. Phone 0818 555 0107', '0818 555 0107'],
    ['Tel 0871234567 Sean', '0871234567'],
    ['Thabo Nkosi, phone 0845550141', '0845550141'],
    ['Seán Byrne, phone 0861 234 567', '0861 234 567'],
    ['Li Wei, phone 13005550142', '13005550142'],
    ['Maria Souza, conta corrente 0300-4512', '0300'],
    ['Account 800 555 0123, Amy Poe', '800 555 0123'],
    ['Member ID: 833-555-0121 Amy Poe', '833-555-0121'],
    ['Clínica Vida. Ficha: Rosa Lima, tel (14) 3402-6000', '(14) 3402-6000'],
    ['Rosa Lima, Setor Bueno, Goiânia. Telefone: (62) 3241-5500', '(62) 3241-5500'],
    ['Duty phone: Paul West 01483 496 012', '01483 496 012'],
    ['Ring my hotline, 01483 496 012', '01483 496 012'],
    ['Adjuster: Nina Poe, phone 800-555-0190 x 4471', '800-555-0190 x 4471'],
  ])('goes: %s', (text, value) => {
    expect(removed(text)).toContain(value);
  });
});
