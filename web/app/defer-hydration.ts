import { inlineRead } from '../lib/browser-storage.ts';
import { storedKeys } from '../lib/stored.ts';
import { keepEarlyPresses } from './early-presses.ts';

const moduleScript = /<script([^>]*) type="module" async="">/;
const modulePreload = /<link rel="modulepreload"[^>]*\/?>/g;

/** Begins `go` at the first pointer, key or focus, or at once where somebody is signed in, whose chats are to appear. */
const onIntent = `let e=['pointerover','pointerdown','keydown','focusin'],f=()=>{for(let n of e)removeEventListener(n,f,true);go()};
for(let n of e)addEventListener(n,f,true);if(${inlineRead(storedKeys.token)})f();`;

/**
 * Begins `go` once the page was painted: asked for before, scripts would share a slow net with styles and letters. A
 * window out of sight is never painted, and is not waited for. While they are on their way the browser gets its formats
 * ready, the first of which takes a phone a tenth of a second.
 */
const onPaint = `let f=()=>{f=()=>{};go();setTimeout(()=>new Date().toLocaleString(d.documentElement.lang))};requestAnimationFrame(()=>setTimeout(()=>f()));setTimeout(()=>f(),3000)`;

/** Wakes the page's inert module script. */
const wake = `let o=d.querySelector('script[type=later]'),s=d.createElement('script');s.type='module';s.nonce=o.nonce;s.text=o.text;
o.replaceWith(s)`;
const wakeStyles = `for(let l of d.querySelectorAll('link[rel=later]'))l.rel='stylesheet';`;
const wakeLinks = `for(let l of d.querySelectorAll('link[rel=later]'))l.rel='modulepreload';`;

const loaders = {
  intent: `(()=>{${keepEarlyPresses};let d=document,go=()=>{${wakeStyles}${wake}};${onIntent}})()`,
  paint: `(()=>{${keepEarlyPresses};let d=document,go=()=>{${wakeLinks}${wake}};${onPaint}})()`,
};

/**
 * Turns a rendered page into one that fetches no script before it was painted, or before it is wanted: then nothing
 * names its scripts but the inert one that begins them, and with them come the styles that were left for later. The
 * components stay the same.
 */
export function deferHydration(html: string, { nonce, until }: { nonce: string; until: 'paint' | 'intent' }): string {
  return html
    .replaceAll(modulePreload, (link) => (until === 'paint' ? link.replace('modulepreload', 'later') : ''))
    .replace(moduleScript, '<script$1 type="later">')
    .replace('</body>', `<script nonce="${nonce}">${loaders[until].replaceAll('\n', '')}</script></body>`);
}

const wholeModule = /<script[^>]* type="module" async="">.*?<\/script>/s;

/** Looks whether the wanted page answers again, and opens it. With a network but without an answer the fault is ours. */
const waiter = `(()=>{let d=document.documentElement,n=navigator,look=()=>d.toggleAttribute('data-away',n.onLine),
ask=()=>fetch(location.href,{cache:'no-store'}).then(r=>r.ok&&location.reload(),()=>0);
look();d.querySelector('[data-retry]').onclick=()=>location.reload();addEventListener('offline',look);addEventListener('online',()=>{look();ask()});setInterval(ask,10000)})()`;

/** Turns a rendered page into one that stands in for any other until that one can be reached: it never hydrates. */
export function standIn(html: string, nonce: string): string {
  return html
    .replaceAll(modulePreload, '')
    .replace(wholeModule, '')
    .replace('</body>', `<script nonce="${nonce}">${waiter.replaceAll('\n', '')}</script></body>`);
}
