/** How PostgreSQL answers what was asked of it: which plans read more the bigger the market is. */
import pg from 'pg';

export interface Query {
  text: string;
  values: unknown[];
}

/** Everything that is asked of the database while `work` runs, each text once. */
export async function captureQueries(work: () => Promise<unknown>): Promise<Query[]> {
  const captured = new Map<string, Query>();
  const original = pg.Client.prototype.query;
  // biome-ignore lint/suspicious/noExplicitAny: the driver's many ways to be called are handed on
  pg.Client.prototype.query = function capture(this: pg.Client, ...asked: any[]): any {
    const [first, second] = asked;
    const text: unknown = typeof first === 'string' ? first : first?.text;
    const values: unknown = Array.isArray(second) ? second : first?.values;
    if (typeof text === 'string' && !captured.has(text))
      captured.set(text, { text, values: Array.isArray(values) ? values : [] });
    return Reflect.apply(original, this, asked);
  } as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return [...captured.values()].filter(({ text }) => /^[\s(]*(select|with|insert|update|delete)\b/i.test(text));
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  Alias?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  'Index Cond'?: string;
  'Rows Removed by Index Recheck'?: number;
  Filter?: string;
  'Join Filter'?: string;
  Plans?: Node[];
}

interface Plan {
  Plan: Node;
  'Execution Time': number;
}

/** A node that passes over more rows than this for each that it returns looks through the market. */
const passedOverAtMost = 100;

/** An index that is read from end to end gives more rows than this. */
const readWholeFrom = 2_000;

/**
 * Faults of the plan of a query; none where it reads only the rows it returns. A table of a few pages is read whole because
 * that is cheapest: what counts is how the query is answered when it is not, so it is planned once more without that.
 */
export async function findOffences(client: pg.Client, query: Query, growing: ReadonlySet<string>): Promise<string[]> {
  const first = await explain(client, query);
  const offences = judge(first, growing);
  if (offences.length === 0) return [];
  const without = 'set local enable_seqscan = off; set local enable_hashjoin = off; set local enable_mergejoin = off';
  return judge(await explain(client, query, without), growing);
}

async function explain(client: pg.Client, { text, values }: Query, settings = ''): Promise<Node | undefined> {
  await client.query('begin');
  try {
    if (settings) await client.query(settings);
    const { rows } = await client.query({ text: `explain (analyze, format json) ${text}`, values });
    const [plan]: Plan[] = rows[0]['QUERY PLAN'];
    return plan?.Plan;
  } finally {
    await client.query('rollback');
  }
}

function judge(node: Node | undefined, growing: ReadonlySet<string>): string[] {
  if (!node) return [];
  const below = (node.Plans ?? []).flatMap((inner) => judge(inner, growing));
  const table = node['Relation Name'];
  const loops = node['Actual Loops'];
  const unjoined = (node['Rows Removed by Join Filter'] ?? 0) * loops;
  if (unjoined > passedOverAtMost * Math.max(1, node['Actual Rows'] * loops))
    below.push(`${node['Node Type']}: ${unjoined} joined rows passed over (${node['Join Filter']})`);
  if (loops === 0 || !table || !growing.has(table)) return below;
  const offences: string[] = [];
  const rows = node['Actual Rows'] * loops;
  // Rows are given as the mean of all loops.
  const passed = ((node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) * loops;
  if (node['Node Type'].includes('Seq Scan')) offences.push(`sequential scan of ${table}`);
  if (node['Node Type'].includes('Index') && !node['Index Cond'] && rows > readWholeFrom)
    offences.push(`${table}: an index read from end to end, ${rows} rows`);
  if (passed > passedOverAtMost * Math.max(1, rows))
    offences.push(`${table}: ${passed} rows passed over for ${rows} (${node.Filter ?? 'recheck'})`);
  return [...offences, ...below];
}
