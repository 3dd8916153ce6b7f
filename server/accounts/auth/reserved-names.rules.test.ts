import { describe, expect, it } from 'vitest';
import { imitatesPlatform } from './reserved-names.rules.ts';

describe('a name that impersonates the platform', () => {
  it.each([
    ...['support', 'Support', 'SUPPORT', 'admin', 'administrator', 'operator', 'official', 'tandem', 'Tandem'],
    ...['tandem_support', 'tandem.official', 'the-tandem-team', 'support-team', 'admin123', 'admin_2026', '24support'],
    ...[
      'supp0rt',
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
      'मीरा',
      'Care Foods',
      'rootsofkerala',
      '12345a',
    ],
  ])('%s is somebody else', (name) => {
    expect(imitatesPlatform(name, 'Tandem')).toBe(false);
  });
});
