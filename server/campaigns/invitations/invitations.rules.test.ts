import { describe, expect, it } from 'vitest';
import { firstNameMark } from '../../../contract/campaigns/invitations.ts';
import { inEnglish } from '../../kit/i18n/messages.ts';
import { addressTo, invitationNotice, whyNotInvite, wordInvitation } from './invitations.rules.ts';

it('is refused to strangers, to those who applied and to those invited before', () => {
  expect(whyNotInvite(undefined)).toBe('NOT_FOUND');
  expect(whyNotInvite({ is_invited: true, has_applied: true })).toBe('ALREADY_APPLIED');
  expect(whyNotInvite({ is_invited: true, has_applied: false })).toBe('CONFLICT');
  expect(whyNotInvite({ is_invited: false, has_applied: false })).toBeNull();
});

it('is the sender’s message, then the campaign and its link', () => {
  const invitation = { title: 'Monsoon brew', address: 'https://t.example/campaign-details/7' };
  const about = 'You are invited to apply: Monsoon brew\nhttps://t.example/campaign-details/7';
  expect(wordInvitation({ ...invitation, words: 'Loved your reel!' })).toBe(`Loved your reel!\n\n${about}`);
  expect(wordInvitation({ ...invitation, words: '' })).toBe(about);
});

it.each([
  ['Asha Nair', 'Asha'],
  ['  Asha \t Nair ', 'Asha'],
  ['Asha', 'Asha'],
  ['आशा नायर', 'आशा'],
  ['$& Nair', '$&'],
])('addresses %s as %s wherever the sender wants it', (fullname, name) => {
  expect(addressTo(fullname, `Hi ${firstNameMark}! Dear ${firstNameMark},`)).toBe(`Hi ${name}! Dear ${name},`);
  expect(addressTo(fullname, 'Hello there')).toBe('Hello there');
});

describe('the notification of an invitation', () => {
  const campaign = {
    title: 'Monsoon brew',
    content: [
      { type: 'reel', quantity: 2 },
      { type: 'story', quantity: 1 },
    ],
    compensation: 'paid',
    budget_per_creator: 18_000_00,
    application_deadline: '2026-12-01',
    end_date: '2026-12-31',
  } as Parameters<typeof invitationNotice>[0]['campaign'];
  const told = (words: string, changes: Partial<typeof campaign> = {}) => {
    const { title, description, email } = invitationNotice({
      who: 'Kaapi & Co',
      words,
      campaign: { ...campaign, ...changes },
    });
    const facts = email.facts.map(
      ({ label, value, isSum }) => `${inEnglish(label)}: ${inEnglish(value)}${isSum ? ' =' : ''}`,
    );
    return { title: inEnglish(title), description: inEnglish(description), email, facts };
  };

  it('quotes the sender and names what is asked for and paid', () => {
    const { title, description, email, facts } = told('Loved your reel!');
    expect([title, description]).toEqual(['Kaapi & Co invites you: Monsoon brew', '“Loved your reel!”']);
    expect(inEnglish(email.headline)).toBe('Kaapi & Co invites you');
    expect(inEnglish(email.lead)).toBe('See the campaign and apply if you like it.');
    expect(inEnglish(email.quote ?? '')).toBe('Loved your reel!');
    expect(facts).toEqual([
      'Campaign: Monsoon brew',
      'You make: 2 reels and 1 story',
      'Apply by: 1 Dec 2026',
      'Campaign ends: 31 Dec 2026',
      'They pay: ₹18,000 =',
    ]);
  });

  it('leaves out what is not known, and money where none is paid', () => {
    const bare = { content: [], budget_per_creator: null, application_deadline: null, end_date: null };
    const { description, email, facts } = told('', bare);
    expect(description).toBe('See the campaign and apply if you like it.');
    expect(email).not.toHaveProperty('quote');
    expect(facts).toEqual(['Campaign: Monsoon brew']);
    expect(told('', { compensation: 'product' }).facts).toHaveLength(4);
    expect(told('', { compensation: 'mixed' }).facts).toHaveLength(5);
  });
});
