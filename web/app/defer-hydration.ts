import { inlineRead } from '../lib/browser-storage.ts';
import { storedKeys } from '../lib/stored.ts';
import { keepEarlyPresses } from './early-presses.ts';

const moduleScript = /<script([^>]*) type="module" async="">/;
const modulePreload = /<link rel="modulepreload"[^>]*\/?>/g;

/**
 * Calls `go` on the first press, key, focus or move, or at once for signed-in users, whose chats must appear. A page that opens
 * under a resting pointer gets a move by zero pixels, which is no intent.
 */
const onIntent = `let e=['pointermove','pointerdown','keydown','focusin'],f=v=>{if(v?.type=='pointermove'&&!v.movementX&&!v.movementY)return;for(let n of e)removeEventListener(n,f,true);go()};
for(let n of e)addEventListener(n,f,true);if(${inlineRead(storedKeys.token)})f();`;

/**
 * Calls `go` after the first paint: earlier, scripts would compete with styles and fonts on a slow network. Hidden windows
 * are not painted, so they do not wait. Meanwhile the first Intl format is created, which takes 100 ms on a phone.
 */
const onPaint = `let f=()=>{f=()=>{};go();setTimeout(()=>new Date().toLocaleString(d.documentElement.lang))};requestAnimationFrame(()=>setTimeout(()=>f()));setTimeout(()=>f(),3000)`;

/** Activates the page's inert module script. */
const wake = `let o=d.querySelector('script[type=later]'),s=d.createElement('script');s.type='module';s.nonce=o.nonce;s.text=o.text;
o.replaceWith(s)`;
const wakeStyles = `for(let l of d.querySelectorAll('link[rel=later]'))l.rel='stylesheet';`;
const wakeLinks = `for(let l of d.querySelectorAll('link[rel=later]'))l.rel='modulepreload';`;

const loaders = {
  intent: `(()=>{${keepEarlyPresses};let d=document,go=()=>{${wakeStyles}${wake}};${onIntent}})()`,
  paint: `(()=>{${keepEarlyPresses};let d=document,go=()=>{${wakeLinks}${wake}};${onPaint}})()`,
};

/**
 * Makes a rendered page request its scripts only after the first paint, or on intent. Its scripts are only named by an inert
 * loader, which also loads the deferred styles.
 */
export function deferHydration(html: string, { nonce, until }: { nonce: string; until: 'paint' | 'intent' }): string {
  return html
    .replaceAll(modulePreload, (link) => (until === 'paint' ? link.replace('modulepreload', 'later') : ''))
    .replace(moduleScript, '<script$1 type="later">')
    .replace('</body>', `<script nonce="${nonce}">${loaders[until].replaceAll('\n', '')}</script></body>`);
}

const wholeModule = /<script[^>]* type="module" async="">.*?<\/script>/s;

/** Polls until the requested page is reachable and reloads it. Online but without an answer the server is at fault. */
const waiter = `(()=>{let d=document.documentElement,n=navigator,look=()=>d.toggleAttribute('data-away',n.onLine),
ask=()=>fetch(location.href,{cache:'no-store'}).then(r=>r.ok&&location.reload(),()=>0);
look();d.querySelector('[data-retry]').onclick=()=>location.reload();addEventListener('offline',look);addEventListener('online',()=>{look();ask()});setInterval(ask,10000)})()`;

/** Turns a rendered page into the offline page: shown for any URL until that can be reached, and never hydrated. */
export function standIn(html: string, nonce: string): string {
  return html
    .replaceAll(modulePreload, '')
    .replace(wholeModule, '')
    .replace('</body>', `<script nonce="${nonce}">${waiter.replaceAll('\n', '')}</script></body>`);
}
