import { expect, it } from 'vitest';
import { firstNameMark } from '../../../contract/campaigns/invitations.ts';
import { addressTo, whyNotInvite, wordInvitation } from './invitations.rules.ts';

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
