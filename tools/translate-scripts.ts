import { parseAst } from 'vite';

/** Compiled messages by id. */
export type Messages = ReadonlyMap<string, unknown>;

/** The parts of a syntax tree used here. */
interface Node {
  type: string;
  start: number;
  end: number;
  key?: Node;
  name?: string;
  value?: unknown;
  source?: Node | null;
  expressions?: Node[];
  quasis?: { value: { cooked: string } }[];
  properties?: Node[];
}

interface Place {
  start: number;
  end: number;
}

/** Language-dependent parts of a script: messages and references to other scripts. */
interface Script {
  code: string;
  said: (Place & { id: string })[];
  /** References by file name; `isAddress` for paths that include the folder, as in preload lists. */
  named: (Place & { name: string; isAddress: boolean })[];
}

interface Translation {
  messages: Messages;
  /** Folder of all scripts, and the language's folder within it. */
  home: string;
  folder: string;
}

/**
 * Returns the scripts that differ in a language: those with messages and those that import one of them. Their mutual imports
 * stay unchanged, since they share a folder; shared scripts are imported from the parent folder.
 */
export function translateScripts(
  files: ReadonlyMap<string, string>,
  { messages, home, folder }: Translation,
): Map<string, string> {
  const scripts = new Map([...files].map(([name, code]) => [name, readScript(code, home)]));
  const speaking = findSpeaking(scripts);
  const translated = new Map<string, string>();
  for (const name of speaking) {
    const { code, said, named } = scripts.get(name) as Script;
    const words = said.map(({ id, ...place }) => ({ ...place, value: messages.get(id) }));
    const addresses = named
      .filter((other) => other.isAddress && speaking.has(other.name))
      .map((other) => ({ ...other, value: `${home}${folder}/${other.name}` }));
    const above = named
      .filter((other) => !other.isAddress && !speaking.has(other.name))
      .map((other) => ({ ...other, value: `../${other.name}` }));
    translated.set(name, replace(code, [...words, ...addresses, ...above]));
  }
  return translated;
}

function findSpeaking(scripts: ReadonlyMap<string, Script>): Set<string> {
  const speaking = new Set([...scripts].filter(([, { said }]) => said.length > 0).map(([name]) => name));
  for (let before = 0; before !== speaking.size; ) {
    before = speaking.size;
    for (const [name, { named }] of scripts) if (named.some((other) => speaking.has(other.name))) speaking.add(name);
  }
  return speaking;
}

/** Places without a value are not changed. */
function replace(code: string, changes: (Place & { value: unknown })[]): string {
  let done = 0;
  let text = '';
  for (const { start, end, value } of changes.toSorted((one, other) => one.start - other.start)) {
    if (value === undefined) continue;
    text += code.slice(done, start) + JSON.stringify(value);
    done = end;
  }
  return text + code.slice(done);
}

function readScript(code: string, home: string): Script {
  const script: Script = { code, said: [], named: [] };
  const look = (node: Node) => {
    if (node.type === 'ObjectExpression') noteMessage(node, script);
    const source = node.source && textOf(node.source);
    if (node.source && source?.startsWith('./')) note(node.source, source.slice(2), false);
    const text = textOf(node);
    if (text?.startsWith(home) && text.endsWith('.js')) note(node, text.slice(home.length), true);
    for (const child of Object.values(node).flat()) if (isNode(child)) look(child);
  };
  const note = ({ start, end }: Node, name: string, isAddress: boolean) =>
    script.named.push({ start, end, name, isAddress });
  look(parseAst(code) as unknown as Node);
  return script;
}

/** Lingui's macros produce `{ id, message, … }`. */
function noteMessage({ properties = [] }: Node, { said }: Script): void {
  const find = (name: string) => properties.find(({ key }) => key?.name === name)?.value;
  const [id, message] = [find('id'), find('message')];
  const text = isNode(id) ? textOf(id) : undefined;
  if (text !== undefined && isNode(message) && message.type === 'ArrayExpression')
    said.push({ id: text, start: message.start, end: message.end });
}

function textOf({ type, value, expressions, quasis }: Node): string | undefined {
  if (type === 'Literal' && typeof value === 'string') return value;
  return type === 'TemplateLiteral' && expressions?.length === 0 ? quasis?.[0]?.value.cooked : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}
