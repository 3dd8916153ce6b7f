/** Who comes from another page of the house has the fonts. */
const holdFonts = `let d=document,h=d.documentElement.dataset;d.referrer.startsWith(location.origin)||(h.unpainted='');`;
/** What makes an app of it is for later still. */
const waits = `${holdFonts}
new PerformanceObserver((_,o)=>{o.disconnect();delete h.unpainted;setTimeout(()=>d.querySelector('link[rel=painted]').rel='manifest',1e3)}).observe({type:'paint',buffered:true})`;

const manifest = /<link rel="manifest"[^>]*>/;

/**
 * Has a page ask for web fonts (`fonts.css`) and for what makes the house an app only once its words were painted: on a
 * slow net they would wait for them.
 */
export function paintFirst(html: string, nonce: string): string {
  return html
    .replace(manifest, (link) => `<noscript>${link}</noscript>${link.replace('"manifest"', '"painted"')}`)
    .replace('</head>', `<script nonce="${nonce}">{${waits.replaceAll('\n', '')}}</script></head>`);
}

/**
 * Has a page ask for web fonts only once its scripts run (`releaseFonts`): those of Devanagari are larger than all of
 * them together.
 */
export function scriptsFirst(html: string, nonce: string): string {
  return html.replace('</head>', `<script nonce="${nonce}">{${holdFonts}}</script></head>`);
}

/** What the scripts of such a page do once they run. */
export function releaseFonts(): void {
  delete document.documentElement.dataset.unpainted;
}
