import { type ChildNode, parse } from 'postcss';
import styles from './app.css?inline';

/** A piece of the styles: as it stands, around others, or for elements with all the classes of one of the lists. */
interface Piece {
  text: string;
  inside?: Piece[];
  wanted?: string[][];
}

/** A class in a selector, where a sign is escaped by itself or by its number. */
const className = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\p{ASCII}])+)/giu;

const pieces = parse(styles).nodes.flatMap(read);

const sheet = /<link[^>]* rel="stylesheet"[^>]*>/;

/**
 * Has a page bring the styles of what it shows: it is painted without waiting for the sheet of all of them, which comes
 * with its scripts (`deferHydration`).
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
  // Moments of a movement and the lines of a font belong together.
  const isWhole = node.name === 'keyframes' || node.nodes.every(({ type }) => type === 'decl');
  if (isWhole) return [{ text: node.toString() }];
  return [{ text: `@${node.name} ${node.params}`, inside: node.nodes.flatMap(read) }];
}

/** The classes that an element of a selector has to have, as they stand in a page; none where some must not be there. */
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
