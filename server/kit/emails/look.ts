import type { CSSProperties } from 'react';

/** System fonts only: mail programs load no others. */
const family = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Noto Sans','Noto Sans Devanagari',Arial,sans-serif";

type Weight = 400 | 600 | 700 | 800;

/** The font of a text: size and line height in px. */
export function font(weight: Weight, size: number, line: number): CSSProperties {
  return { fontFamily: family, fontWeight: weight, fontSize: size, lineHeight: `${line}px` };
}

const light = {
  page: '#fcfaf5',
  card: '#ffffff',
  sunken: '#f4f1e9',
  line: '#dfdad1',
  sumLine: '#878377',
  text: '#122125',
  lead: '#405055',
  quiet: '#5b6b6f',
  link: '#00596d',
  peacock: '#00404a',
  amber: '#fea91e',
  onAmber: '#0b2227',
  red: '#b7191c',
  onRed: '#ffffff',
} as const;

/** Colours in light mode; classes replace them in dark mode. */
export const colours = light;

/** Classes of elements that change in dark mode or on a phone. */
export const classes = {
  page: 'bg',
  card: 'cd',
  sunken: 'sk',
  text: 't1',
  lead: 't2',
  quiet: 't3',
  link: 'lk',
  line: 'ln',
  sumLine: 'lt',
  button: 'ba',
  buttonText: 'xa',
  alarm: 'bb',
  alarmText: 'xb',
  gutter: 'px',
  outside: 'ox',
  headline: 'h',
  money: 'm',
  code: 'code',
  whole: 'bt',
} as const;

const darkRules = [
  ['.bg', 'background:#091518!important'],
  ['.cd', 'background:#111e22!important;border-color:#2b3b3f!important'],
  ['.t1', 'color:#f3f0e9!important'],
  ['.t2', 'color:#b4c1c1!important'],
  ['.t3', 'color:#93a2a3!important'],
  ['.ln', 'border-color:#2b3b3f!important'],
  ['.lt', 'border-color:#6e7f84!important'],
  ['.sk', 'background:#19292d!important'],
  ['.lk', 'color:#79d4e4!important'],
  ['.ba', 'background:#ffb33b!important'],
  ['.xa', 'color:#071e23!important'],
  ['.bb', 'background:#fc918b!important'],
  ['.xb', 'color:#211014!important'],
] as const;

/** Rules under a prefix: programs of Microsoft set [data-ogsc] instead of answering to the media query. */
const dark = (prefix: string) => darkRules.map(([selector, rule]) => `${prefix}${selector}{${rule}}`).join('');

const phone = [
  '.px{padding-left:20px!important;padding-right:20px!important}',
  '.ox{padding-left:8px!important;padding-right:8px!important}',
  '.h{font-size:24px!important;line-height:30px!important}',
  '.h:lang(hi){line-height:34px!important}',
  '.m{font-size:38px!important;line-height:44px!important}',
  '.bt{width:100%!important}',
  '.xa,.xb{display:block!important}',
  '.code{font-size:36px!important;letter-spacing:4px!important}',
].join('');

/** Styles that cannot stand on the elements themselves. */
export const styles = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'body{margin:0;padding:0;-webkit-text-size-adjust:100%}',
  `@media (max-width:480px){${phone}}`,
  `@media (prefers-color-scheme:dark){${dark('')}}`,
  dark('[data-ogsc] '),
].join('');

/** Outlook for Windows ignores a maximum width. */
export const outlookStyles =
  '<!--[if mso]><style>.frame{width:600px!important}td,p,h1,a{font-family:Arial,sans-serif!important}</style><![endif]-->';
