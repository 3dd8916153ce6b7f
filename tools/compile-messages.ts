import { compileMessage } from '@lingui/message-utils/compileMessage';

/** The parts of a syntax tree used here. */
interface Node {
  type: string;
  key?: Node;
  name?: string;
  value?: unknown;
  elements?: Node[];
  properties?: Node[];
}

/**
 * Babel plugin that runs after Lingui's macros and compiles the English messages at build time, so that pages need no
 * message compiler (7 kB): 'Remove {name}' becomes `['Remove ', ['name']]`.
 */
export function compileMessages() {
  const visitor = { ObjectExpression: ({ node }: { node: Node }) => compileIn(node.properties ?? []) };
  return { visitor: { Program: { exit: (path: { traverse(inner: object): void }) => path.traverse(visitor) } } };
}

/** The macros produce `{ id, message, … }`. */
function compileIn(properties: Node[]): void {
  const find = (name: string) => properties.find((property) => property.key?.name === name);
  const message = find('message');
  const text = message?.value as Node | undefined;
  if (!find('id') || !message || text?.type !== 'StringLiteral') return;
  message.value = toNode([compileMessage(String(text.value))].flat(1));
}

function toNode(value: unknown): Node {
  if (Array.isArray(value)) return { type: 'ArrayExpression', elements: value.map(toNode) };
  if (typeof value === 'number') return { type: 'NumericLiteral', value };
  if (typeof value !== 'object' || value === null) return { type: 'StringLiteral', value: String(value) };
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  const properties = entries.map(([key, one]) => ({ type: 'ObjectProperty', key: toNode(key), value: toNode(one) }));
  return { type: 'ObjectExpression', properties };
}
