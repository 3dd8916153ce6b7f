/**
 * Extractor of Lingui for the server's texts and the contract's validation messages. They have no macros: the server is run
 * from its source, so sentences are found by their shape, and those with values by `msg`. Their id is their English.
 */
import { relative } from 'node:path';
import type { ExtractorType } from '@lingui/conf';

/** Excluded: operators' texts, English PDFs, faults of lines as files of rejected lines have them, tests. */
const silent =
  /\.test\.ts$|\.pdf\.ts$|^contract\/work\/terms-text|\/pdf[-.]|^server\/privacy\/personal-data\/(?:export|.*queries)|^server\/(?:site\/demo|email-gallery\/|discovery\/search-index|main[.]ts|start[.]ts|open-browser|explain-start-error|start-tracing|sandbox-options|core\/installation\/|core\/maintenance\/maintenance[.]page)|^server\/core\/creator-lists\/(?:(?:line|accounts|figures|texts|words)\.rules|read-lines)|^server\/kit\/tables\/text-records|^server\/kit\/(?:config\/|http\/(?:openapi|docs|health|metrics|tracing|access-log))/;

interface Found {
  messages: Set<string>;
  /** Texts that cannot be translated. */
  problems: string[];
}

type Node = Record<string, unknown> & { type: string };

/** Collects the user-facing texts of a file of the server or the contract. */
export async function findMessages(file: string, code: string): Promise<Found> {
  const found: Found = { messages: new Set(), problems: [] };
  if (silent.test(file)) return found;
  // Not at the top: builds without development packages read Lingui's configuration too.
  const { parseSync } = await import('@swc/core');
  const tree = parseSync(code, { syntax: 'typescript', target: 'esnext' });
  walk(tree as unknown as Node, { found, file });
  return found;
}

export const serverMessages: ExtractorType = {
  match: (file) => /^(?:server|contract)\/.*\.ts$/.test(relative('.', file)),
  async extract(path, code, onMessage) {
    const file = relative('.', path);
    const { messages, problems } = await findMessages(file, code);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    for (const id of messages) onMessage({ id, message: id, origin: [file, 1] });
  },
};

interface Place {
  found: Found;
  file: string;
}

function walk(node: Node, place: Place): void {
  if (isForOthers(node)) return;
  if (node.type === 'TaggedTemplateExpression' && nameOf(node.tag) === 'msg') {
    noteMessage(node, place);
    return;
  }
  if (node.type === 'CallExpression' && place.file.startsWith('contract/')) noteChecks(node, place);
  if (/^(?:refuse(?:Field)?|softly)$/.test(nameOf(node.callee))) noteRefusal(node, place);
  if (node.type === 'StringLiteral' && isSentence(String(node.value))) place.found.messages.add(String(node.value));
  if (node.type === 'TemplateLiteral') noteComposed(node, place);
  for (const child of childrenOf(node)) walk(child, place);
}

/** Skips keys of records: records of former texts use the stored ones as keys. */
function childrenOf(node: Node): Node[] {
  return Object.values(node.type === 'KeyValueProperty' ? [node.value] : node)
    .flat()
    .map((child) => (isNode(child) ? child : (child as { expression?: unknown } | null)?.expression))
    .filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** Not user-facing: logged errors, log lines, API summaries, and types. */
function isForOthers(node: Node): boolean {
  if (node.type === 'NewExpression') return nameOf(node.callee) === 'Error';
  if (node.type === 'KeyValueProperty') return nameOf(node.key) === 'summary';
  if (node.type === 'CallExpression') return /^(?:info|warn|error|debug|fatal)$/.test(nameOf(node.callee));
  return (
    node.type.startsWith('Ts') &&
    !['TsAsExpression', 'TsSatisfiesExpression', 'TsNonNullExpression', 'TsConstAssertion'].includes(node.type)
  );
}

/** Name of a callee: `msg` of `msg`, `warn` of `context.log.warn`. */
function nameOf(node: unknown): string {
  const { value, property } = (node ?? {}) as { value?: unknown; property?: { value?: unknown } };
  return String(property?.value ?? value ?? '');
}

/** Whether a literal is a sentence; other texts are not translated. */
function isSentence(text: string): boolean {
  return /^(?:[\p{Lu}“"₹{].*\s.*[.!?]|This(?: [a-z-]+)*)$/su.test(text) && /[a-z]{2}/.test(text);
}

function piecesOf(template: unknown): string[] {
  return (template as { quasis: { cooked: string }[] }).quasis.map(({ cooked }) => cooked);
}

function join(pieces: readonly string[], names: readonly string[]): string {
  return pieces.map((piece, at) => piece + (at < names.length ? `{${names[at]}}` : '')).join('');
}

/** Records msg`${{ money }} is held`. */
function noteMessage(node: Node, place: Place): void {
  const { expressions } = node.template as { expressions: Node[] };
  const names = expressions.map((expression) => {
    const properties = (expression.properties ?? []) as Node[];
    return properties.length === 1 ? nameOf(properties[0]?.key ?? properties[0]) : '';
  });
  const message = join(piecesOf(node.template), names);
  if (names.includes('')) place.found.problems.push(`${place.file}: a value without a name in “${message}”`);
  else if (/\p{L}/u.test(message.replaceAll(/\{\w+\}/g, ''))) place.found.messages.add(message);
  for (const expression of expressions) for (const child of childrenOf(expression)) walk(child, place);
}

/** Records contract messages, which may contain numbers; all others must use `msg`. */
function noteComposed(node: Node, place: Place): void {
  const expressions = node.expressions as Node[];
  const message = join(piecesOf(node), expressions.map(rootName));
  if (!isSentence(message)) return;
  if (place.file.startsWith('contract/') || expressions.length === 0) place.found.messages.add(message);
  else place.found.problems.push(`${place.file}: put together without msg: “${message}”`);
}

/** Reports refusals composed without `msg`. */
function noteRefusal({ arguments: given }: Node, { found, file }: Place): void {
  for (const { expression } of given as { expression: Node }[]) {
    if (expression.type !== 'TemplateLiteral' || (expression.expressions as Node[]).length === 0) continue;
    found.problems.push(`${file}: refused without say: “${join(piecesOf(expression), [])}”`);
  }
}

/** Records messages of contract checks, with or without a full stop: z.minLength(1, 'Please enter your email address'). */
function noteChecks({ callee, arguments: given }: Node, place: Place): void {
  if (rootName(callee as Node) !== 'z') return;
  for (const { expression } of given as { expression: Node }[]) {
    if (expression.type === 'StringLiteral' && /^\p{Lu}.* /u.test(String(expression.value)))
      place.found.messages.add(String(expression.value));
  }
}

function rootName(node: Node): string {
  if (node.type === 'Identifier') return String(node.value);
  const inner = (node.object ?? node.callee) as Node | undefined;
  return inner ? rootName(inner) : 'value';
}
