import { describe, expect, it } from 'vitest';
import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import { inEnglish } from '../../kit/i18n/messages.ts';
import {
  type AgreementNow,
  amendTerms,
  type Change,
  completeChanges,
  dueDay,
  isAlive,
  isRenewal,
  tryChange,
  whyNotAnswer,
} from './change-orders.rules.ts';

const terms = {
  title: 'Monsoon brew',
  price: 18_000,
  payments: [{ label: 'On approval', amount: 18_000, due: 'approved', date: null, deliverables: [] as string[] }],
  revisions: 2,
  ready_by: '2026-12-01',
  end_date: '2026-12-31',
  usage_rights: { days: 30, territory: 'India', until: '2027-01-30' },
  deliverables: [
    { type: 'reel', quantity: 2, due: '2026-12-05' },
    { type: 'story', quantity: 1 },
  ],
} as AgreementTerms;
const piece = (content_type: string, number: number, status: AgreementNow['pieces'][number]['status'] = 'planned') => ({
  content_type,
  number,
  status,
  delivery: 'publish' as const,
  counted_at: null,
  cancelled_at: null,
});
const row = {
  application_id: 1,
  number: 1,
  label: 'On approval',
  amount: 18_000_00,
  gst: 0,
  due: 'approved' as const,
  due_on: null,
  pieces: [] as string[],
  released: 0,
  refunded: 0,
  released_at: null,
};
const now = (more: Partial<AgreementNow> = {}): AgreementNow => ({
  terms,
  payments: [row],
  pieces: [piece('reel', 1), piece('reel', 2), piece('story', 1)],
  facts: { pieces: [], isTrusted: false, isSmall: false, today: '2026-11-21' },
  rightsUntil: '2027-01-30',
  isOver: false,
  isFunded: true,
  gstBasisPoints: 0,
  today: '2026-11-21',
  latestPayment: null,
  ...more,
});
const change = (more: Partial<Change> = {}): Change => ({ revisions: null, ready_by: null, changes: {}, ...more });
const told = (more: Partial<Change>, at = now()) => {
  const tried = tryChange(change(more), at);
  return 'problem' in tried ? `${tried.problem.field}: ${inEnglish(tried.problem.reason)}` : null;
};
const changed = (more: Partial<Change>, at = now()) => {
  const tried = tryChange(change(more), at);
  if ('problem' in tried) throw new Error(inEnglish(tried.problem.reason));
  return tried.changed;
};

describe('a proposal', () => {
  it('changes something, to something new, not to a past day', () => {
    expect(told({})).toBe('revisions: Change at least one term.');
    expect(told({ revisions: 2 })).toBe('revisions: 2 revisions are already agreed.');
    expect(told({ ready_by: '2026-11-20' })).toBe('ready_by: This date has passed.');
    expect(told({ ready_by: '2026-12-05' })).toBe('ready_by: This date is already agreed.');
    expect(told({ changes: { partnership_ad_until: '2026-11-20' } })).toMatch(/^partnership_ad_until: /);
    expect(told({ changes: { deliverables: terms.deliverables } })).toBe('revisions: Change at least one term.');
    expect(told({ revisions: 3 })).toBeNull();
    expect(told({ revisions: 0 })).toBeNull();
    expect(told({ ready_by: '2026-11-21' })).toBeNull();
  });

  it('keeps work that was handed in, and something to do', () => {
    const pieces = [piece('reel', 1, 'approved'), piece('reel', 2, 'submitted'), piece('story', 1)];
    const work = (...deliverables: AgreementTerms['deliverables']) => ({ changes: { deliverables } });
    const at = now({ pieces });
    expect(told(work({ type: 'reel', quantity: 1 }), at)).toMatch(/^deliverables: Work that was handed in stays/);
    expect(told(work({ type: 'reel', quantity: 2, delivery: 'hand_over' }), at)).toMatch(/handed in stays/);
    expect(told(work({ type: 'reel', quantity: 2 }), at)).toBeNull();
    expect(told(work({ type: 'reel', quantity: 2 }, { type: 'post', quantity: 3 }), at)).toBeNull();
    const done = now({ pieces: [piece('reel', 1, 'approved'), piece('reel', 2)] });
    expect(told(work({ type: 'reel', quantity: 1 }), done)).toMatch(/cancel it with a split/);
    expect(told(work({ type: 'post', quantity: 1, due: '2026-11-20' }))).toBe(
      'deliverables: Choose dates from today on.',
    );
  });

  it('leaves no payment that waits for work that is gone', () => {
    const at = now({ payments: [{ ...row, pieces: ['story-1'] }] });
    const deliverables = [{ type: 'reel', quantity: 2 }];
    expect(told({ changes: { deliverables } }, at)).toMatch(/^payments: A payment waits for work that would be gone/);
    const payments = [{ label: 'All', amount: 18_000, due: 'approved' as const, date: null, deliverables: [] }];
    expect(told({ changes: { deliverables, payments } }, at)).toBeNull();
  });

  it('prices nothing that is unpaid', () => {
    const at = now({ terms: { ...terms, price: null }, payments: [] });
    expect(told({ changes: { amount: 500 } }, at)).toMatch(/^amount: This agreement pays no money/);
    expect(told({ changes: { raw_files: true } }, at)).toBeNull();
  });

  it('is of rights and price only after the work', () => {
    const at = now({ isOver: true });
    expect(told({ revisions: 3 }, at)).toMatch(/^revisions: The work is approved/);
    expect(told({ ready_by: '2026-12-20' }, at)).toMatch(/^ready_by: /);
    expect(told({ changes: { deliverables: [{ type: 'reel', quantity: 3 }] } }, at)).toMatch(/^deliverables: /);
    expect(told({ changes: { amount: 17_999 } }, at)).toMatch(/^amount: The work is approved/);
    expect(told({ changes: { amount: 20_000, days_online: 90 } }, at)).toBeNull();
  });
});

describe('the last day for publication', () => {
  const publication = { changes: { publish_by: '2026-12-20' } };

  it('moves for what is not published yet, during the work and after its approval', () => {
    const pieces = [piece('reel', 1, 'published'), piece('reel', 2, 'published'), piece('story', 1, 'approved')];
    for (const at of [now({ pieces }), now({ pieces, isOver: true })]) {
      expect(changed(publication, at).terms.deliverables).toEqual([
        { type: 'reel', quantity: 2, due: '2026-12-05' },
        { type: 'story', quantity: 1, publish_by: '2026-12-20' },
      ]);
    }
    expect(changed(publication).terms.deliverables.map(({ publish_by }) => publish_by)).toEqual([
      '2026-12-20',
      '2026-12-20',
    ]);
    const handed = {
      ...terms,
      deliverables: [
        { type: 'reel', quantity: 2, delivery: 'hand_over' as const },
        { type: 'story', quantity: 1 },
      ],
    };
    expect(changed(publication, now({ terms: handed })).terms.deliverables[0]).not.toHaveProperty('publish_by');
  });

  it('is not in the past, not before the work is due, and moves nothing that is out', () => {
    expect(told({ changes: { publish_by: '2026-11-20' } })).toBe('publish_by: This date has passed.');
    expect(told({ changes: { publish_by: '2026-12-04' } })).toMatch(/^publish_by: The last day for publication/);
    expect(told({ ready_by: '2026-12-24', ...publication })).toMatch(/^publish_by: The last day for publication/);
    expect(told({ ready_by: '2026-12-20', ...publication })).toBeNull();
    const out = [piece('reel', 1, 'published'), { ...piece('story', 1, 'approved'), counted_at: new Date() }];
    expect(told(publication, now({ pieces: out }))).toBe('publish_by: Everything is published already.');
  });

  it('changes with rights and price only once the work is approved, and with nothing once it is paid for', () => {
    expect(told({ revisions: 3, ...publication }, now({ isOver: true }))).toMatch(/^revisions: The work is approved/);
    expect(isAlive(change(publication), 'approved')).toBe(true);
    expect(isAlive(change(publication), 'paid')).toBe(false);
    expect(isAlive(change({ changes: { ...publication.changes, days_online: 60 } }), 'approved')).toBe(true);
    expect(isAlive(change({ revisions: 3, ...publication }), 'approved')).toBe(false);
  });
});

describe('the next version', () => {
  it('changes what was proposed and refers to the previous version, which stays unchanged', () => {
    const before = structuredClone(terms);
    const base = { version: 1, hash: 'a'.repeat(64) };
    expect(amendTerms(base, changed({ revisions: 3 }).terms, 'One more')).toEqual({
      ...terms,
      revisions: 3,
      amends: { version: 1, hash: base.hash, note: 'One more' },
    });
    const moved = changed({ ready_by: '2026-12-20' }).terms;
    expect(moved).toMatchObject({ revisions: 2, ready_by: '2026-12-20' });
    expect(moved.deliverables).toEqual([
      { type: 'reel', quantity: 2, due: '2026-12-20' },
      { type: 'story', quantity: 1 },
    ]);
    expect(terms).toEqual(before);
  });

  it('has the price with its plan and GST, by the agreed rate or the one read now', () => {
    const dearer = changed({ changes: { amount: 20_000 } }, now({ gstBasisPoints: 1_800 }));
    expect(dearer.terms).toMatchObject({ price: 20_000, gst: { amount: 3_600, percent: 18 } });
    expect(dearer.priced).toMatchObject({ added: 5_600_00, addedGst: 3_600_00 });
    const same = changed({ changes: { amount: 18_000 } }, now({ gstBasisPoints: 1_800 }));
    expect(same.priced).toMatchObject({ price: 18_000_00, added: 3_240_00 });
    expect(told({ changes: { amount: 18_000 } })).toBe('revisions: Change at least one term.');
  });

  it('lets rights begin with the payment, and counts renewed ones from the end of those before or from today', () => {
    const usage_rights = { days: 90, territory: 'India' };
    const until = (at: AgreementNow) => changed({ changes: { usage_rights } }, at).terms.usage_rights?.until;
    expect(until(now())).toBeNull();
    expect(until(now({ isOver: true }))).toBe('2027-04-30');
    expect(until(now({ isOver: true, today: '2027-03-01' }))).toBe('2027-05-30');
    expect(until(now({ isOver: true, rightsUntil: null }))).toBe('2027-02-19');
    const forever = changed({ changes: { usage_rights: { days: null, territory: 'India' } } });
    expect(forever.terms.usage_rights?.until).toBeNull();
    expect(changed({ changes: { usage_rights: null } }).terms.usage_rights).toBeNull();
  });

  it('counts the last due day of any work', () => {
    expect(dueDay(terms)).toBe('2026-12-05');
    expect(dueDay({ ...terms, ready_by: '2026-12-09' })).toBe('2026-12-09');
    expect(dueDay({ ...terms, ready_by: null, deliverables: [] })).toBeNull();
  });
});

it('keeps the changed terms of a request complete', () => {
  const exclusivity = { days: 30, brands: [] };
  const payments = [{ label: 'All', amount: 5, due: 'approved' as const, deliverables: ['reel-1', 'reel-1'] }];
  expect(
    completeChanges({ amount: 5, exclusivity, payments, deliverables: [{ type: 'reel', quantity: 1, due: null }] }),
  ).toEqual({
    amount: 5,
    exclusivity: { ...exclusivity, category: null },
    payments: [{ ...payments[0], date: null, deliverables: ['reel-1'] }],
    deliverables: [{ type: 'reel', quantity: 1 }],
  });
  expect(completeChanges({ exclusivity: null, raw_files: undefined })).toEqual({ exclusivity: null });
});

it('lives as long as the agreement it changes, a renewal longer', () => {
  const rights = change({ changes: { amount: 5, usage_rights: null } });
  expect([
    isRenewal(rights),
    isRenewal(change({ revisions: 1 })),
    isRenewal(change({ changes: { payments: [] } })),
  ]).toEqual([...[true, false, false]]);
  expect(isAlive(change({ revisions: 1 }), 'in_progress')).toBe(true);
  expect(isAlive(change({ revisions: 1 }), 'paid')).toBe(false);
  expect(isAlive(rights, 'paid')).toBe(true);
  expect(isAlive(rights, 'cancelled')).toBe(false);
});

describe('answering', () => {
  it('is for the other party; the proposer can withdraw', () => {
    const open = { proposed_by: 1, status: 'open' } as const;
    expect(whyNotAnswer(open, 2, 'accepted')).toBeNull();
    expect(whyNotAnswer(open, 2, 'declined')).toBeNull();
    expect(whyNotAnswer(open, 1, 'withdrawn')).toBeNull();
    expect(whyNotAnswer(open, 1, 'accepted')).toContain('other side');
    expect(whyNotAnswer(open, 1, 'declined')).toContain('other side');
    expect(whyNotAnswer(open, 2, 'withdrawn')).toContain('Only the person who proposed');
    const again = whyNotAnswer({ ...open, status: 'declined' }, 2, 'accepted');
    expect(again && inEnglish(again)).toContain('already declined');
  });
});
