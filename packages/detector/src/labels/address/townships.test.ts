import { expect, test } from 'vitest';
import { homesIn } from '../../../testing/homes-in.ts';

const homes = (text: string): string => homesIn(text).join(' ');

test.each([
  'Stand 3310, Zone 4, Mankweng',
  'Stand 2207 Ext 3 Winterveld Block F',
  'Vill. Sonapur, P.O. Bagan, Teh. & Distt. Hisar',
  'Erf 877, Extension 2, Eldorado Park',
  'House 51, Section B, Mabopane',
  'At Post Wadgaon, Tal. Hatkanangale, Dist. Kolhapur',
  'Vill. Sonapur, P.O. Bagan, P.S. Hajo, Dist. Kamrup',
  'H.No. 2-7-118/B, Gandhi Nagar, Warangal 506002',
  'Doornkop 318 JQ, Portion 6, Brits',
  'H-31, St. 9, F-8/2, Islamabad',
  'Purok 3, Brgy. Santo Tomas, Lipa City',
  'Blk 118 Tampines St 11 #07-214 S521118',
  'SE 14-31-7 W4M',
  'Portion 14 of the farm Doornkop 318 JQ, Brits',
  'House 12, St 4, G-9',
  'Stand 3310,\nZone 4, Mankweng',
  'NW-09-22-16-W3',
  'Qtr. 117/B, Railway Colony',
])('a place in a township, a district or a survey: %s', (home) => {
  expect(homes(`${home}\n`)).toBe(home);
});

test.each([
  'Stand 4418, Hall 6, Toy Fair. Stand 12, Zone B. Zone 6 travelcard; Section 12, Block 4 of the form.',
  'Dist. Kolhapur is large. Taluka offices close at five. Post Office, District Council.',
  'Erf 877 is for sale. House 51 votes. Plot 3, Figure 2, Results',
  'Serial 318 JQ; Portion 2 of the report; Block 12 Maths #05; H-12 bolts, St. 4; Barangay officials met.',
  'H-12, St. 44 bolts; H 12, St 4 of the table; Portion 2, Model 200 IR; Portion 3, Salmon Teriyaki 120 KR',
  'Brgy. Captain, Quezon City; Blk 4 Item Code 12 #10-22',
  'NE 12 mph; SW 22-14; W5 motorway; score 22-14-3',
])('fairs, districts and winds stay: %s', (text) => {
  expect(homes(text)).toBe('');
});
