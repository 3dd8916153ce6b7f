import { describe, expect, it } from 'vitest';
import { imitatesPlatform } from './reserved-names.rules.ts';

describe('a name that impersonates the platform', () => {
  it.each([
    ...['support', 'Support', 'SUPPORT', 'admin', 'administrator', 'operator', 'official', 'tandem', 'Tandem'],
    ...['tandem_support', 'tandem.official', 'the-tandem-team', 'support-team', 'admin123', 'admin_2026', '24support'],
    ...[
      'supp0rt',
      'supp0rt24',
      'sup24port',
      '24supp0rt',
      '2024supp0rt2024',
      'support24team',
      'adm1n',
      'admln',
      'AdmIn',
      'suppоrt',
      'ѕupport',
      'ｓｕｐｐｏｒｔ',
      '𝗮𝗱𝗺𝗶𝗻',
      'ádmín',
      'aɗmin',
      't4ndem',
      'tandern',
    ],
    ...[
      'tandem.payouts',
      'Tandem Verification',
      'tandemkyc',
      'Tandem India',
      'sup-port',
      's.u.p.p.o.r.t',
      'οperator',
      'सपोर्ट',
      'Tandem सपोर्ट',
      'मीरा admin',
      'officiaI',
    ],
  ])('%s', (name) => {
    expect(imitatesPlatform(name, 'Tandem')).toBe(true);
  });

  it.each([
    ...[
      'priya',
      'priya.official',
      'official_priya',
      'tandem_rider',
      'Tandem Cycles',
      'supportive',
      'badminton',
      'admiral',
    ],
    ...[
      'tour.operator.goa',
      'Operator Studios',
      'Helping Hands',
      'team.india',
      'modern.mom',
      'priya24support7',
      'team-rider-support',
      'मीरा',
      'मीरा सपोर्ट',
      'Care Foods',
      'rootsofkerala',
      '12345a',
    ],
  ])('%s is somebody else', (name) => {
    expect(imitatesPlatform(name, 'Tandem')).toBe(false);
  });
});

const claims =
  'support admin admins administrator administration operator operators official moderator moderators mod staff helpdesk customercare customersupport root system sysadmin superuser webmaster postmaster security grievance सपोर्ट';
const additions =
  'team the help desk care service services center centre customer account accounts payment payments payout payouts billing refund refunds wallet escrow finance legal verification verified verify kyc trust safety india in hq app real online live chat info news alert alerts notification notifications officer my your of at for and user super manager agent office inc ltd pvt com noreply no reply contact';

it.each(claims.split(' '))('the word %s alone claims to be the platform', (word) => {
  expect(imitatesPlatform(word, 'Tandem')).toBe(true);
  expect(imitatesPlatform(`${word}_rider`, 'Tandem')).toBe(false);
});

it.each(additions.split(' '))('the word %s claims nothing, and changes no claim', (word) => {
  expect(imitatesPlatform(word, 'Tandem')).toBe(false);
  expect(imitatesPlatform(`tandem ${word}`, 'Tandem')).toBe(true);
  expect(imitatesPlatform(`${word}.${word}.tandem`, 'Tandem')).toBe(true);
});

it('a short brand is not found within other names', () => {
  expect(imitatesPlatform('in', 'in')).toBe(false);
  expect(imitatesPlatform('xyz', 'xyz')).toBe(true);
  expect(imitatesPlatform('', 'Tandem')).toBe(false);
  expect(imitatesPlatform('svveet', 'Sweet')).toBe(true);
  expect(imitatesPlatform('b@ker3', 'Bakere')).toBe(true);
});
