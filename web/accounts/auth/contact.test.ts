import { expect, test } from 'vitest';
import { readContact } from './contact.ts';

test.each([
  [' asha.menon-1@mail.example.in ', { username: 'asha.menon-1@mail.example.in', isEmail: true, isMobile: false }],
  ['9876543210', { username: '9876543210', isEmail: false, isMobile: true }],
  ['asha+shop@mail.photography', { username: 'asha+shop@mail.photography', isEmail: true, isMobile: false }],
  ['asha/shop@mail.in', undefined],
  ['asha@mail.technology', { username: 'asha@mail.technology', isEmail: true, isMobile: false }],
  ['asha@mail.averyveryverylongtopleveldomain', undefined],
  ['987654321', undefined],
  ['+91 98765-43210', { username: '9876543210', isEmail: false, isMobile: true }],
  ['09876543210', { username: '9876543210', isEmail: false, isMobile: true }],
  ['919876543210', { username: '9876543210', isEmail: false, isMobile: true }],
  ['9198765432', { username: '9198765432', isEmail: false, isMobile: true }],
  ['+449876543210', undefined],
  ['asha', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j', (typed, contact) => expect(readContact(typed)).toEqual(contact));
