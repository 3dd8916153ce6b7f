import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseSync } from '@swc/core';

/** Sources of server texts: the server's own, and the contract's validation messages. */
const sources = ['server/**/*.ts', 'contract/**/*.ts'];
/** Excluded: operators' texts, English PDFs, tests. */
const silent =
  /\.test\.ts$|\.pdf\.ts$|\/pdf[-.]|^server\/privacy\/personal-data\/(?:export|.*queries)|^server\/(?:site\/demo|discovery\/search-index|main[.]ts|start[.]ts|open-browser|sandbox-options|core\/maintenance\/maintenance[.]page)|^server\/kit\/(?:config\/|http\/(?:openapi|docs))/;
/** Contract messages are used by the pages too, so they have their own catalogue. */
const catalogueFiles = { contract: 'contract/kit/hi.json', server: 'server/kit/i18n/hi.json' };

interface Found {
  /** Files by English message. */
  messages: Map<string, Set<string>>;
  /** Texts that cannot be translated, with their file. */
  problems: string[];
}

type Node = Record<string, unknown> & { type: string };

/** Collects all user-facing texts of the server from its source. */
export function findWords(): Found {
  const found: Found = { messages: new Map(), problems: [] };
  for (const file of sources.flatMap((pattern) => globSync(pattern)).sort()) {
    if (silent.test(file)) continue;
    const tree = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', target: 'esnext' });
    walk(tree as unknown as Node, { found, file });
  }
  return found;
}

interface Place {
  found: Found;
  file: string;
}

function walk(node: Node, place: Place): void {
  if (isForOthers(node)) return;
  if (node.type === 'TaggedTemplateExpression' && nameOf(node.tag) === 'say') {
    noteSaid(node, place);
    return;
  }
  if (node.type === 'CallExpression' && place.file.startsWith('contract/')) noteChecks(node, place);
  if (/^(?:refuse(?:Field)?|softly)$/.test(nameOf(node.callee))) noteRefusal(node, place);
  if (node.type === 'StringLiteral' && isSentence(String(node.value))) note(String(node.value), place);
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

/** Name of a callee: `say` of `say`, `warn` of `context.log.warn`. */
function nameOf(node: unknown): string {
  const { value, property } = (node ?? {}) as { value?: unknown; property?: { value?: unknown } };
  return String(property?.value ?? value ?? '');
}

/** Whether a literal is a sentence; other texts are not translated. */
function isSentence(text: string): boolean {
  return /^(?:[\p{Lu}“"₹{].*\s.*[.!?]|This(?: [a-z-]+)*)$/su.test(text) && /[a-z]{2}/.test(text);
}

function note(message: string, { found, file }: Place): void {
  found.messages.set(message, (found.messages.get(message) ?? new Set()).add(file));
}

function piecesOf(template: unknown): string[] {
  return (template as { quasis: { cooked: string }[] }).quasis.map(({ cooked }) => cooked);
}

function join(pieces: readonly string[], names: readonly string[]): string {
  return pieces.map((piece, at) => piece + (at < names.length ? `{${names[at]}}` : '')).join('');
}

/** Records say`${{ money }} is held`. */
function noteSaid(node: Node, place: Place): void {
  const { expressions } = node.template as { expressions: Node[] };
  const names = expressions.map((expression) => {
    const properties = (expression.properties ?? []) as Node[];
    return properties.length === 1 ? nameOf(properties[0]?.key ?? properties[0]) : '';
  });
  const message = join(piecesOf(node.template), names);
  if (names.includes('')) place.found.problems.push(`${place.file}: a value without a name in “${message}”`);
  else if (/\p{L}/u.test(message.replaceAll(/\{\w+\}/g, ''))) note(message, place);
  for (const expression of expressions) for (const child of childrenOf(expression)) walk(child, place);
}

/** Records contract messages, which may contain numbers; all others must use `say`. */
function noteComposed(node: Node, place: Place): void {
  const expressions = node.expressions as Node[];
  const message = join(piecesOf(node), expressions.map(rootName));
  if (!isSentence(message)) return;
  if (place.file.startsWith('contract/') || expressions.length === 0) note(message, place);
  else place.found.problems.push(`${place.file}: put together without say: “${message}”`);
}

/** Reports refusals composed without `say`. */
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
      note(String(expression.value), place);
  }
}

function rootName(node: Node): string {
  if (node.type === 'Identifier') return String(node.value);
  const inner = (node.object ?? node.callee) as Node | undefined;
  return inner ? rootName(inner) : 'value';
}

/** Faults of a catalogue, one line each. */
export function findFaults({ messages, problems }: Found, catalogue: Readonly<Record<string, string>>): string[] {
  const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join(' ');
  const missing = [...messages].filter(([message]) => !catalogue[message]);
  const broken = Object.entries(catalogue).filter(
    ([english, other]) => other && placeholders(english) !== placeholders(other),
  );
  return [
    ...problems,
    ...missing.map(([message, files]) => `Not translated: “${message}” (${[...files].join(', ')})`),
    ...Object.keys(catalogue)
      .filter((message) => !messages.has(message))
      .map((message) => `Nobody says: “${message}”`),
    ...broken.map(([english]) => `Other values in the translation of “${english}”`),
  ];
}

export function readCatalogue(): Record<string, string> {
  return Object.assign({}, ...Object.values(catalogueFiles).map((file) => JSON.parse(readFileSync(file, 'utf8'))));
}

/** Updates the catalogue: adds new messages without translation, removes unused ones. */
function update(): void {
  const found = findWords();
  const known = readCatalogue();
  const all = [...found.messages.keys()].sort();
  const isShared = (message: string) =>
    [...(found.messages.get(message) ?? [])].some((file) => file.startsWith('contract/'));
  const write = (file: string, messages: string[]) =>
    writeFileSync(
      file,
      `${JSON.stringify(Object.fromEntries(messages.map((each) => [each, known[each] ?? ''])), null, 2)}\n`,
    );
  write(catalogueFiles.contract, all.filter(isShared));
  write(
    catalogueFiles.server,
    all.filter((message) => !isShared(message)),
  );
  const faults = findFaults(found, readCatalogue());
  process.stdout.write(`${all.length} texts of the server, ${faults.length} to look at\n${faults.join('\n')}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) update();
