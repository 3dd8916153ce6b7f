import { inlineCall } from '../lib/inline-call.ts';

const manifest = /<link rel="manifest"[^>]*>/;

/**
 * Delays web fonts (`fonts.css`) and the manifest until the first text is painted, which they would delay on a slow network.
 */
export function paintFirst(html: string, nonce: string): string {
  const script = `${inlineCall(holdFonts)};${inlineCall(releaseOncePainted)}`;
  return html
    .replace(manifest, (link) => `<noscript>${link}</noscript>${link.replace('"manifest"', '"painted"')}`)
    .replace('</head>', () => `<script nonce="${nonce}">${script}</script></head>`);
}

/** Delays web fonts until scripts run (`releaseFonts`): Devanagari fonts are larger than all scripts together. */
export function scriptsFirst(html: string, nonce: string): string {
  return html.replace('</head>', () => `<script nonce="${nonce}">${inlineCall(holdFonts)}</script></head>`);
}

/** Inline script: delays the fonts, which are cached when coming from a page of the site. */
function holdFonts(): void {
  if (!document.referrer.startsWith(location.origin)) document.documentElement.dataset.unpainted = '';
}

/** Inline script: releases the fonts after the first paint, and the manifest a second later. */
function releaseOncePainted(): void {
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    delete document.documentElement.dataset.unpainted;
    setTimeout(() => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=painted]');
      if (link) link.rel = 'manifest';
    }, 1_000);
  }).observe({ type: 'paint', buffered: true });
}

/** Releases the fonts delayed by scriptsFirst. */
export function releaseFonts(): void {
  delete document.documentElement.dataset.unpainted;
}
