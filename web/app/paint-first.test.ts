import { describe, expect, it } from 'vitest';
import { paintFirst } from './paint-first.ts';

const page = '<html><head><link rel="manifest" href="/m"/></head><body><p>Hello</p></body></html>';

describe('paintFirst', () => {
  const html = paintFirst(page, 'n1');

  it('links its manifest without scripts at once, otherwise later', () => {
    expect(html).toContain('<noscript><link rel="manifest" href="/m"/></noscript><link rel="painted" href="/m"/>');
  });

  it('marks the page as unpainted in its head', () => {
    const [, head = ''] = /<script nonce="n1">(.*)<\/script><\/head>/s.exec(html) ?? [];
    expect(head).toMatch(/dataset\.unpainted = ["']{2}/);
    expect(head).toMatch(/type: ["']paint["']/);
  });
});
