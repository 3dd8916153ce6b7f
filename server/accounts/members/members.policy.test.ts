import { describe, expect, it } from 'vitest';
import { type MemberRole, memberRoles } from '../../../contract/kit/permissions.ts';
import { grantable, mayChange, mayGive, mayHold, mayRemove, mayTransfer } from './members.policy.ts';

const person = (personId: number, ...roles: MemberRole[]) => ({ personId, roles, isHome: false });

describe('giving roles', () => {
  it.each([
    ['owner', [...memberRoles]],
    ['admin', ['manager', 'reviewer', 'viewer']],
    ['manager', []],
    ['talent_manager', []],
    ['finance', []],
    ['reviewer', []],
    ['viewer', []],
  ] as const)('%s gives %j', (role, given) => {
    expect(grantable([role], 'influencer')).toEqual(given);
  });

  it('is judged for all of several roles', () => {
    expect(mayGive(['admin'], ['viewer', 'finance'])).toMatchObject({ code: 'ROLE' });
  });

  it('to oneself needs the same right', () => {
    for (const role of memberRoles.filter((one) => one !== 'owner')) {
      const actor = person(1, role);
      expect(mayChange({ actor, target: actor, owners: 1, heirs: 0 }, ['owner'])).toMatchObject({ code: 'ROLE' });
    }
  });
});

describe('a talent manager', () => {
  it('acts for influencers only, without another role', () => {
    expect(mayHold('influencer', ['talent_manager'])).toBe(true);
    expect(mayHold('influencer', ['talent_manager', 'finance'])).toMatchObject({ code: 'ROLE' });
    for (const account of ['brand', 'partner', 'operator'] as const) {
      expect(mayHold(account, ['talent_manager'])).toMatchObject({ code: 'ROLE' });
      expect(mayHold(account, ['manager', 'finance'])).toBe(true);
      expect(grantable(['owner'], account)).not.toContain('talent_manager');
    }
  });

  it('is made and changed by owners', () => {
    const target = person(2, 'talent_manager');
    for (const role of ['admin', 'talent_manager'] as const) {
      expect(mayChange({ actor: person(1, role), target, owners: 1, heirs: 0 }, ['viewer'])).toMatchObject({
        code: 'ROLE',
      });
    }
    expect(mayChange({ actor: person(1, 'owner'), target, owners: 1, heirs: 0 }, ['talent_manager'])).toBe(true);
    expect(mayRemove({ actor: target, target, owners: 1, heirs: 0 })).toBe(true);
  });
});

describe('an owner', () => {
  const [actor, other] = [person(1, 'owner'), person(2, 'owner')];

  it('is changed and removed by owners only', () => {
    expect(mayRemove({ actor: person(3, 'admin'), target: other, owners: 2, heirs: 1 })).toMatchObject({
      code: 'ROLE',
    });
    expect(mayRemove({ actor, target: other, owners: 2, heirs: 1 })).toBe(true);
  });

  it('may leave, unless the last', () => {
    expect(mayRemove({ actor, target: actor, owners: 2, heirs: 1 })).toBe(true);
    expect(mayRemove({ actor, target: actor, owners: 1, heirs: 0 })).toMatchObject({ code: 'LAST_OWNER' });
    expect(mayChange({ actor, target: actor, owners: 1, heirs: 0 }, ['viewer'])).toMatchObject({ code: 'LAST_OWNER' });
  });

  it('who signs in with the account is changed and removed where another one’s contact can stand in', () => {
    const target = { ...other, isHome: true };
    expect(mayRemove({ actor, target, owners: 2, heirs: 1 })).toBe(true);
    expect(mayChange({ actor, target, owners: 2, heirs: 1 }, ['viewer'])).toBe(true);
    for (const team of [
      { actor, target, owners: 2, heirs: 0 },
      { actor: target, target, owners: 1, heirs: 0 },
    ]) {
      expect(mayRemove(team)).toMatchObject({ code: 'LAST_OWNER' });
      expect(mayChange(team, ['viewer'])).toMatchObject({ code: 'LAST_OWNER' });
      expect(mayChange(team, ['owner'])).toBe(true);
    }
  });
});

describe('giving the account away', () => {
  const team = (actor: ReturnType<typeof person>, target = person(2, 'manager')) => ({
    actor,
    target,
    owners: 1,
    heirs: 0,
  });
  const ready = { registrant: null, hasContact: true };

  it('is for owners, to another member with a confirmed contact', () => {
    expect(mayTransfer(team(person(1, 'owner')), ready)).toBe(true);
    expect(mayTransfer(team(person(1, 'admin', 'finance')), ready)).toMatchObject({ code: 'ROLE' });
    expect(mayTransfer(team(person(1, 'owner'), person(1, 'owner')), ready)).toMatchObject({ code: 'CONFLICT' });
    expect(mayTransfer(team(person(1, 'owner')), { ...ready, hasContact: false })).toMatchObject({ code: 'CONFLICT' });
  });

  it('is for the registrant alone while somebody signs in with the account', () => {
    expect(mayTransfer(team(person(1, 'owner')), { ...ready, registrant: 1 })).toBe(true);
    expect(mayTransfer(team(person(1, 'owner')), { ...ready, registrant: 3 })).toMatchObject({ code: 'LAST_OWNER' });
  });
});
