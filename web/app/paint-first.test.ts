import { describe, expect, it } from 'vitest';
import { paintFirst } from './paint-first.ts';

const page = '<html><head><link rel="manifest" href="/m"/></head><body><p>Hello</p></body></html>';

describe('a page that is painted first', () => {
  const html = paintFirst(page, 'n1');

  it('names its manifest to who has no scripts, and to the others later', () => {
    expect(html).toContain('<noscript><link rel="manifest" href="/m"/></noscript><link rel="painted" href="/m"/>');
  });

  it('says in its head, before anything is drawn, that it is not painted yet', () => {
    const [, head = ''] = /<script nonce="n1">(.*)<\/script><\/head>/.exec(html) ?? [];
    expect(head).toContain("h.unpainted=''");
    expect(head).toContain("type:'paint'");
    expect(head).not.toContain('\n');
  });
});
