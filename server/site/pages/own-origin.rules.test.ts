import { expect, it } from 'vitest';
import { addressAtHome } from './own-origin.rules.ts';

const asked = { method: 'GET', url: '/login?ref=1', host: '127.0.0.1:3000', accept: 'text/html,*/*' };

it.each([
  ['a page by another name', asked, 'http://localhost:3000', 'http://localhost:3000/login?ref=1'],
  [
    'a page by an IPv6 name',
    { ...asked, host: '[::1]:3000' },
    'http://127.0.0.1:3000',
    'http://127.0.0.1:3000/login?ref=1',
  ],
  ['a page at home', { ...asked, host: 'localhost:3000' }, 'http://localhost:3000', null],
  ['a page at home, by its number', asked, 'http://127.0.0.1:3000', null],
  [
    'an address that looks like another host',
    { ...asked, url: '//evil.test/x' },
    'http://localhost:3000',
    'http://localhost:3000//evil.test/x',
  ],
  ['another port', { ...asked, host: '127.0.0.1:4000' }, 'http://localhost:3000', null],
  ['a public address', asked, 'https://tandem.test', null],
  ['a proxy by the machine’s own name', { ...asked, host: 'localhost' }, 'https://tandem.test', null],
  ['another host', { ...asked, host: 'evil.test:3000' }, 'http://localhost:3000', null],
  ['no host', { ...asked, host: undefined }, 'http://localhost:3000', null],
  ['a broken host', { ...asked, host: 'a b' }, 'http://localhost:3000', null],
  ['a form', { ...asked, method: 'POST' }, 'http://localhost:3000', null],
  ['what is no page', { ...asked, accept: '*/*' }, 'http://localhost:3000', null],
  ['what says nothing', { ...asked, accept: undefined }, 'http://localhost:3000', null],
])('%s', (_, request, publicUrl, address) => expect(addressAtHome(request, publicUrl)).toBe(address));
