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
  return [...captured.values()].filter(({ text }) => /^\s*(select|with|insert|update|delete)\b/i.test(text));
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  Alias?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Filter?: string;
  Plans?: Node[];
}

interface Plan {
  Plan: Node;
  'Execution Time': number;
}

/** A node that passes over more rows than this for each that it returns looks through the market. */
const passedOverAtMost = 100;

/** What is wrong with the plan of a query; nothing where it reads what it shows. */
export async function findOffences(client: pg.Client, query: Query, growing: ReadonlySet<string>): Promise<string[]> {
  await client.query('begin');
  try {
    const { rows } = await client.query({ text: `explain (analyze, format json) ${query.text}`, values: query.values });
    const [plan]: Plan[] = rows[0]['QUERY PLAN'];
    return plan ? judge(plan.Plan, growing) : [];
  } finally {
    await client.query('rollback');
  }
}

function judge(node: Node, growing: ReadonlySet<string>): string[] {
  const below = (node.Plans ?? []).flatMap((inner) => judge(inner, growing));
  const table = node['Relation Name'];
  const offences: string[] = [];
  const loops = node['Actual Loops'];
  if (loops > 0 && table && growing.has(table)) {
    if (node['Node Type'].includes('Seq Scan')) offences.push(`sequential scan of ${table}`);
    const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
    // Rows are given as the mean of all loops.
    if (removed * loops > passedOverAtMost * Math.max(1, node['Actual Rows'] * loops))
      offences.push(
        `${table}: ${removed * loops} rows passed over for ${node['Actual Rows'] * loops} (${node.Filter ?? 'recheck'})`,
      );
  }
  return [...offences, ...below];
}
