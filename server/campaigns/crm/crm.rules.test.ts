import { expect, it } from 'vitest';
import { holdsLink, lastContactOf, tidyTags } from './crm.rules.ts';

it.each([
  'See https://example.com',
  'www.example',
  'Write to me@example.in',
  'example.com is ours',
  'go to bit.ly/abc now',
  'Our shop: spices.co.in',
  'ｅｘａｍｐｌｅ．ｃｏｍ',
  'exam\u200bple.com',
  'kochi .in has it',
])('takes %s for a link', (text) => {
  expect(holdsLink(text)).toBe(true);
});

it.each([
  '',
  'Your appam video made us hungry. Would you cook with our pepper?',
  'We pay Rs. 18,000 for 2.5 minutes.',
  'नमस्ते। आपका वीडियो बहुत अच्छा लगा।',
  'Write back soon.',
])('takes %s for plain words', (text) => {
  expect(holdsLink(text)).toBe(false);
});

it('keeps each tag once, in small letters', () => {
  expect(tidyTags(['Onam', 'onam', 'Reliable'])).toEqual(['onam', 'reliable']);
});

it('names the latest contact', () => {
  const none = { message_at: null, application_at: null, invitation_at: null, mail_at: null };
  const [early, late] = [new Date('2026-11-01T00:00:00Z'), new Date('2026-11-02T00:00:00Z')];
  expect(lastContactOf(none)).toBe(null);
  expect(lastContactOf({ ...none, message_at: early, application_at: late })).toEqual({
    at: late,
    kind: 'application',
  });
});
