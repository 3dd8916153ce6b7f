/** As much of a syntax tree as is looked at or made here. */
interface Node {
  type: string;
  name?: string;
  async?: boolean;
  params?: Node[];
  body?: Node;
  key?: Node;
  callee?: Node;
  arguments?: Node[];
  properties?: Node[];
  leadingComments?: { type: 'CommentBlock'; value: string }[];
}

interface Path {
  node: { init?: Node };
  parentPath: { parent: Node };
}

/** What the browser needs of a call to make it; the rest is the server's and the forms'. */
const needed = new Set(['method', 'path', 'auth', 'idempotent', 'multipart']);
const topLevel = new Set(['Program', 'ExportNamedDeclaration']);
const made = new Set([
  'CallExpression',
  'ObjectExpression',
  'ArrayExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
]);

/**
 * Babel plugin for files of the contract: calls lose their schemas, and each constant is made in a function marked pure,
 * so that schemas nobody names, and with them zod, fall out of the bundle.
 */
export function stripSchemas() {
  return {
    visitor: {
      ObjectExpression: ({ node }: { node: Node }) => stripCall(node),
      VariableDeclarator({ node, parentPath }: Path) {
        if (!node.init || !topLevel.has(parentPath.parent.type) || !made.has(node.init.type)) return;
        node.init = makePurely(node.init);
      },
    },
  };
}

/** An object with a method and a path is a call; with a method and an `auth` it is what several calls share. */
function stripCall(node: Node): void {
  const names = new Set(node.properties?.map(({ key }) => key?.name));
  if (!names.has('method') || !(names.has('path') || names.has('auth'))) return;
  node.properties = node.properties?.filter(({ key }) => needed.has(key?.name ?? ''));
}

function makePurely(body: Node): Node {
  const maker = { type: 'ArrowFunctionExpression', params: [], body, async: false };
  const leadingComments = [{ type: 'CommentBlock' as const, value: '#__PURE__' }];
  return { type: 'CallExpression', callee: maker, arguments: [], leadingComments };
}
