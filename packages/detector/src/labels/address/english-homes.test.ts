import { expect, test } from 'vitest';
import { homesIn } from '../../../testing/homes-in.ts';

/** Pieces that stand together are one. */
const letters = (value: string): string => value.replaceAll(/[\s,/]/g, '');

test.each([
  ['I live at twenty-two Acacia Drive and stay', 'twenty-two Acacia Drive'],
  ['Number Fourteen, Plough Lane was theirs', 'Number Fourteen, Plough Lane'],
  ['Mrs Ada Penrose of Pump Cottage spoke', 'Pump Cottage'],
  ["Lives at nurses' home, room 41 until then", "nurses' home, room 41"],
  ['19.25\t7\t88 Clontarf Estate\tRegional Hospital', '88 Clontarf Estate'],
  ['fetch him from 88 Clontarf Estate, please', '88 Clontarf Estate'],
  ["the 77 Sunshine Strip address is her mom's", '77 Sunshine Strip'],
  ['Letter to general delivery, Jordan, 59337, finds me', 'general delivery, Jordan, 59337'],
  ['Erf: 27841\nWard: 12', '27841'],
  ['i live in number ninety, orwell rd', 'number ninety, orwell rd'],
  ['The pair live on Quarry Hill at number nine', 'Quarry Hill at number nine'],
  ['the flat (Keir Hardie Hse, no. 47) is hers', 'Keir Hardie Hse, no. 47'],
  ['Round: Chestnut Close 2, 4, 9; then home', 'Chestnut Close 2, 4, 9'],
  ['we r 9 quarry hl now', '9 quarry hl'],
  ['she moved to 44 sun road last week', '44 sun road'],
  ['called to a house in Tamar Way after a fall', 'Tamar Way'],
  ['the bungalow called Seaspray on Chapel Hill', 'Seaspray on Chapel Hill'],
  ['cabin 6 off Forest Rd 447, refuses to leave', 'cabin 6 off Forest Rd 447'],
  ['Pitch 7, Riverside Caravan Site, Tewkesbury', 'Pitch 7, Riverside Caravan Site, Tewkesbury'],
  ['ring bell 3, Montague Mansions', 'bell 3, Montague Mansions'],
  ['what3words ///goat.lamp.river for our gate', '///goat.lamp.river'],
  ['w3w: goat.lamp.river is our gate', 'goat.lamp.river'],
  ['our house is on Dale Street, near you', 'Dale Street'],
  ['Plot 9, Greenacres Traveller Site', 'Plot 9, Greenacres Traveller Site'],
  ['ask at 2F1, 14 Marchmont Crescent', '2F1, 14 Marchmont Crescent'],
  ['we tie up at Slip 14, Harbor Marina', 'Slip 14, Harbor Marina'],
  ['Route 2 Box 117A is ours', 'Route 2 Box 117A'],
  ['Sgt Rudd, BFPO 57', 'BFPO 57'],
  ['I live at Level 12 Collins Street', 'Level 12 Collins Street'],
  ['Part 12 Mill Lane is ours', '12 Mill Lane'],
  ['9 Dell Crt, please', '9 Dell Crt'],
  ['RR#2 Site 4 Comp 18, Vulcan.', 'RR#2 Site 4 Comp 18'],
  ['Rural Route 3, Site 11, Comp 4, Vulcan.', 'Rural Route 3, Site 11, Comp 4, Vulcan'],
  ['Star Rte 2, Box 19, is ours', 'Star Rte 2, Box 19'],
  ['RMB 447, Tarwin Lower. Fire tank', 'RMB 447, Tarwin Lower'],
  ['Loc: RSD 118 Ceduna', 'RSD 118 Ceduna'],
  ['General Delivery, Old Crow, Yukon: letters', 'General Delivery, Old Crow, Yukon'],
  ['Con. 4, Lot 12, Egremont Twp: a farm', 'Con. 4, Lot 12, Egremont Twp'],
  ['Lot 12 Gibber Track: a camp', 'Lot 12 Gibber Track'],
])('a home told in another way: %s', (text, home) => {
  expect(letters(homesIn(text).join())).toContain(letters(home));
});

test.each([
  'Chapter 9 Quarry Hill. Chapter 10 The Row.',
  'We walked to 3 main road shops; at 5 the first road was closed.',
  'Centre Court No. 2 and National Bank No. 3. Turn to 4 more close calls.',
  'See goat.lamp.river in the code. The shop was on the road; the house was on fire; the flat is on the market.',
  'See file:///home.lamp.river and section ///.',
  'The fee is RMB 500 per visit, RSD 4500 payable, signal RMS 12 V.',
  'Honda Civic 2018, Preto. Group 1, Group 2 or Group 3. Site 1, Site 2.',
  'See our General Delivery Terms for details. Poste Restante Services',
  'He lives on the road most of the year, in a cottage at the end of the lane.',
  'Deer live in Richmond Park. We lived in Hyde Park and in Notting Hill.',
  'There are 12 public gardens in the city. There are 30 rose gardens at Kew. The price is 3 bed terrace.',
  'The song moved to number 3 in the charts. The flat is number 9 on the plan.',
  'Voted the number one shopping street in Europe. Number Ten Downing Street',
  'Published by Random House, No. 12. The White House, no. 1 priority. Full House #3 wins. In Third Place, #3',
  'There are 14 Listed Buildings in the parish. See ///system.text.json',
  'Route 2 is closed. Bay 4, Site 7 and Slip 3 of the form.',
  'Site 4 is closed. RD 2 marks. Box 19 of the form.',
])('what only looks like one stays: %s', (text) => {
  expect(homesIn(text)).toEqual([]);
});
