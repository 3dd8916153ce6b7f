import { letterOf } from '../../kit/i18n/look-alikes.ts';

const leet = new Map([
  ['3', 'e'],
  ['4', 'a'],
  ['@', 'a'],
]);

/** Look-alike form of a name: letters a–z and of Hindi only. `rn` reads as m, `vv` as w, l and 1 as i. */
function skeletonOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{DI}]/gu, '')
    .toLowerCase();
  const letters = [...plain].map((letter) => letterOf.get(letter) ?? leet.get(letter) ?? letter).join('');
  return letters
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[^a-z\p{Script=Devanagari}]/gu, '');
}

/** Words that alone claim to be the platform. */
const reservedWords = [
  ...[
    'support',
    'admin',
    'admins',
    'administrator',
    'administration',
    'operator',
    'operators',
    'official',
    'moderator',
  ],
  ...['moderators', 'mod', 'staff', 'helpdesk', 'customercare', 'customersupport', 'root', 'system', 'sysadmin'],
  ...['superuser', 'webmaster', 'postmaster', 'security', 'grievance', 'सपोर्ट'],
];
/** Words that do not change such a claim. */
const fillers = [
  ...[
    'team',
    'the',
    'help',
    'desk',
    'care',
    'service',
    'services',
    'center',
    'centre',
    'customer',
    'account',
    'accounts',
  ],
  ...[
    'payment',
    'payments',
    'payout',
    'payouts',
    'billing',
    'refund',
    'refunds',
    'wallet',
    'escrow',
    'finance',
    'legal',
  ],
  ...[
    'verification',
    'verified',
    'verify',
    'kyc',
    'trust',
    'safety',
    'india',
    'in',
    'hq',
    'app',
    'real',
    'online',
    'live',
  ],
  ...[
    'chat',
    'info',
    'news',
    'alert',
    'alerts',
    'notification',
    'notifications',
    'officer',
    'my',
    'your',
    'of',
    'at',
    'for',
  ],
  ...[
    'and',
    'user',
    'super',
    'manager',
    'agent',
    'office',
    'inc',
    'ltd',
    'pvt',
    'com',
    'noreply',
    'no',
    'reply',
    'contact',
  ],
];

export const reservedName = 'This name could be mistaken for our team. Please use your own.';

/**
 * Whether a username or a name impersonates the platform: only its brand, or words such as support and admin, besides
 * fillers and digits. A longer name (`tandem_rider`, `priya.official`) is fine.
 */
export function imitatesPlatform(name: string, brand: string): boolean {
  const reserved = [...reservedWords, brand].map(skeletonOf).filter((word) => word.length > 2);
  const others = fillers.map(skeletonOf);
  // Digits may stand for letters (adm1n) or be added (admin123, support_24).
  const readings = [name, name.replaceAll(/\d/g, ''), name.replaceAll(/^\d+|\d+$/g, '')].map(skeletonOf);
  return readings
    .flatMap((text) => [text, text.replaceAll(/[^a-z]/g, '')])
    .some((text) => isMadeOf(text, reserved, others));
}

/** Whether the text is a sequence of these words with at least one reserved word. */
function isMadeOf(text: string, reserved: readonly string[], others: readonly string[]): boolean {
  // Positions reachable by fillers alone, and those reachable with a reserved word.
  const plain = new Set([0]);
  const reachable = new Set<number>();
  for (let at = 0; at < text.length; at++) {
    if (!plain.has(at) && !reachable.has(at)) continue;
    for (const word of reserved) if (text.startsWith(word, at)) reachable.add(at + word.length);
    for (const word of others) {
      if (!text.startsWith(word, at)) continue;
      if (plain.has(at)) plain.add(at + word.length);
      if (reachable.has(at)) reachable.add(at + word.length);
    }
  }
  return reachable.has(text.length);
}
