import { expect, it } from 'vitest';
import { isLinkTarget } from './link-target.rules.ts';

it.each([
  'https://shop.example',
  'https://shop.example/a?b=@c#d',
  'HTTPS://shop.example:8443/x',
  'https://दुकान.example/चाय',
])('sends visitors to %s', (address) => expect(isLinkTarget(address)).toBe(true));

it.each([
  'http://shop.example',
  'https://',
  'https:///shop.example',
  'see https://shop.example',
  'xhttps://shop.example',
  'https://bank.example@evil.example',
  'https://shop.example\\@evil.example',
  'https://shop.example/\\evil',
  'https://shop.example/a b',
  'https://shop.example/\u202egnp',
  'https://shop\u200b.example',
  'https://shop.example/\ud800',
  'https://shop.example:99999',
  'javascript:alert(1)',
])('does not send visitors to %j', (address) => expect(isLinkTarget(address)).toBe(false));
