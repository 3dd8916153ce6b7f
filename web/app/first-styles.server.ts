import { type ChildNode, parse } from 'postcss';
import styles from './app.css?inline';

/** Part of the style sheet: plain text, a group, or rules for given class lists. */
interface Piece {
  text: string;
  inside?: Piece[];
  wanted?: string[][];
}

/** Class name in a selector, with escapes. */
const className = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\p{ASCII}])+)/giu;

const pieces = parse(styles).nodes.flatMap(read);

const sheet = /<link[^>]* rel="stylesheet"[^>]*>/;

/**
 * Inlines the styles of the rendered elements, so that the page paints without the complete style sheet, which loads with
 * the scripts (`deferHydration`).
 */
export function bringFirstStyles(html: string): string {
  const used = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  return html.replace(sheet, (link) => `<style>${write(pieces, used)}</style>${link.replace('stylesheet', 'later')}`);
}

function write(some: readonly Piece[], used: ReadonlySet<string>): string {
  return some
    .map(({ text, inside, wanted }) => {
      if (!inside) return !wanted || wanted.some((names) => names.every((name) => used.has(name))) ? text : '';
      const kept = write(inside, used);
      return kept && `${text}{${kept}}`;
    })
    .join('');
}

function read(node: ChildNode): Piece[] {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') return [{ text: node.toString(), wanted: node.selectors.map(classesOf) }];
  if (node.type !== 'atrule' || !node.nodes) return [{ text: `${node.toString()};` }];
  // Keyframes and font faces are not split.
  const isWhole = node.name === 'keyframes' || node.nodes.every(({ type }) => type === 'decl');
  if (isWhole) return [{ text: node.toString() }];
  return [{ text: `@${node.name} ${node.params}`, inside: node.nodes.flatMap(read) }];
}

/** Classes required by a selector; none for :not(). */
function classesOf(selector: string): string[] {
  if (selector.includes(':not(.')) return [];
  return [...selector.matchAll(className)].map(([, name = '']) =>
    name
      .replaceAll(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replaceAll(/\\(.)/g, '$1')
      .replaceAll('&', '&amp;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#x27;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;'),
  );
}
