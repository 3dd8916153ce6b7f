/** Coming from a page of the site, the fonts are cached. */
const holdFonts = `let d=document,h=d.documentElement.dataset;d.referrer.startsWith(location.origin)||(h.unpainted='');`;
/** The web app manifest is loaded later still. */
const waits = `${holdFonts}
new PerformanceObserver((_,o)=>{o.disconnect();delete h.unpainted;setTimeout(()=>d.querySelector('link[rel=painted]').rel='manifest',1e3)}).observe({type:'paint',buffered:true})`;

const manifest = /<link rel="manifest"[^>]*>/;

/**
 * Delays web fonts (`fonts.css`) and the manifest until the first text is painted, which they would delay on a slow network.
 */
export function paintFirst(html: string, nonce: string): string {
  return html
    .replace(manifest, (link) => `<noscript>${link}</noscript>${link.replace('"manifest"', '"painted"')}`)
    .replace('</head>', `<script nonce="${nonce}">{${waits.replaceAll('\n', '')}}</script></head>`);
}

/** Delays web fonts until scripts run (`releaseFonts`): Devanagari fonts are larger than all scripts together. */
export function scriptsFirst(html: string, nonce: string): string {
  return html.replace('</head>', `<script nonce="${nonce}">{${holdFonts}}</script></head>`);
}

/** Releases the fonts delayed by scriptsFirst. */
export function releaseFonts(): void {
  delete document.documentElement.dataset.unpainted;
}
