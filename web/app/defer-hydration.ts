const moduleScript = /<script([^>]*) type="module" async="">/;
const modulePreload = /<link rel="modulepreload"[^>]*\/?>/g;

/**
 * Wakes the page's inert module script at the first pointer, key or focus,
 * or at once where somebody is signed in, whose chats are to appear.
 */
const loader = `(()=>{let d=document,e=['pointerover','pointerdown','keydown','focusin'],g=()=>{
for(let n of e)removeEventListener(n,g,true);let o=d.querySelector('script[type=later]'),s=d.createElement('script');
s.type='module';s.nonce=o.nonce;s.text=o.text;o.replaceWith(s)};
for(let n of e)addEventListener(n,g,true);try{localStorage.auth_token&&g()}catch{}})()`;

/** Turns a rendered page into one that fetches no script until it is wanted. The components stay the same. */
export function deferHydration(html: string, nonce: string): string {
  return html
    .replaceAll(modulePreload, '')
    .replace(moduleScript, '<script$1 type="later">')
    .replace('</body>', `<script nonce="${nonce}">${loader.replaceAll('\n', '')}</script></body>`);
}
