/** Who comes from another page of the house has the fonts. What makes an app of it is for later still. */
const waits = `let d=document,h=d.documentElement.dataset;d.referrer.startsWith(location.origin)||(h.unpainted='');
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
