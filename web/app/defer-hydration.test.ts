import { describe, expect, it } from 'vitest';
import { deferHydration } from './defer-hydration.ts';

const page = [
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link nonce="n1" rel="stylesheet" href="/a.css"/></head>',
  '<body><p>Hello</p><link rel="modulepreload" href="/assets/b.js"/>',
  '<script nonce="n1">window.__reactRouterContext = {}</script>',
  '<script nonce="n1" type="module" async="">import "/assets/a.js";</script></body></html>',
].join('');

const readLoader = (html: string) =>
  html.slice(html.lastIndexOf('<script nonce="n1">'), html.indexOf('</script></body>'));

describe('a page that hydrates on intent', () => {
  const deferred = deferHydration(page, { nonce: 'n1', until: 'intent' });

  it('requests no script files', () => {
    expect(deferred).not.toContain('modulepreload');
    expect(deferred).not.toContain('type="module"');
    expect(deferred).toContain('<script nonce="n1" type="later">import "/assets/a.js";</script>');
  });

  it('is otherwise unchanged', () => {
    expect(deferred).toContain('<link nonce="n1" rel="stylesheet" href="/a.css"/>');
    expect(deferred).toContain('window.__reactRouterContext = {}');
  });

  it('has one small loader with the nonce', () => {
    const loader = readLoader(deferred);
    expect(loader).toMatch(/["']keydown["']/);
    expect(loader.length).toBeLessThan(3_000);
  });
});

describe('a page that hydrates after the first paint', () => {
  const deferred = deferHydration(page, { nonce: 'n1', until: 'paint' });

  it('names its scripts without requesting them', () => {
    expect(deferred.match(/<link rel="later" href="\/assets\/[ab].js"/g)).toHaveLength(2);
    expect(deferred).not.toContain('rel="modulepreload"');
    expect(deferred).not.toContain('type="module"');
  });

  it('waits for the first frame, but not in a hidden window', () => {
    const loader = readLoader(deferred);
    expect(loader).toContain('requestAnimationFrame');
    expect(loader).toMatch(/3_?000|3e3/);
  });
});
