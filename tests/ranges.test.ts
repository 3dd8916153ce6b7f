/** Every minimum and maximum of the contract: refused by field when reversed. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestApp, type TestApp } from './app.ts';
import { openTestDatabase } from './database.ts';
import { makeMember } from './members.ts';
import { everyCall, fillPath, type NamedCall } from './requests.ts';

let app: TestApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  for (const role of ['brand', 'operator'] as const) tokens[role] = (await makeMember(app, role)).token;
});
afterAll(() => app.close());

type Shape = z.core.JSONSchema.JSONSchema;

/** Paths of minimums with a maximum beside them. */
function minimumsOf(schema: Shape, path: readonly string[] = []): string[][] {
  const properties = (schema.properties ?? {}) as Record<string, Shape>;
  const deeper = [...Object.entries(properties)].flatMap(([name, inner]) => minimumsOf(inner, [...path, name]));
  const branches = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((one) => minimumsOf(one as Shape, path));
  const own = Object.keys(properties).filter(
    (name) => name.endsWith('_min') && name.replace(/_min$/, '_max') in properties,
  );
  return [...own.map((name) => [...path, name]), ...deeper, ...branches];
}

type Part = 'query' | 'body';
const pairs = everyCall.flatMap((each) =>
  (['query', 'body'] as const).flatMap((part) => {
    const schema = each.call[part];
    if (!schema) return [];
    const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
    return minimumsOf(shape).map((path) => ({ ...each, part, path, field: path.join('.') }));
  }),
);

function wrongWayRound(path: readonly string[]): Record<string, unknown> {
  const [name = '', ...rest] = path;
  if (rest.length > 0) return { [name]: wrongWayRound(rest) };
  return { [name]: 20, [name.replace(/_min$/, '_max')]: 10 };
}

it('includes those of searches, saved searches, campaigns and their feeds', () => {
  const calls = new Set(pairs.map(({ name }) => name));
  expect([...calls]).toEqual(
    expect.arrayContaining(['browseInfluencers', 'listPosts', 'listJointCampaigns', 'addCampaign']),
  );
  expect(pairs.filter(({ name }) => name === 'browseInfluencers')).toHaveLength(3);
});

it.each(pairs)(
  '$title refuses $field above its maximum',
  async ({ call, part, path, field }: NamedCall & { part: Part; path: string[]; field: string }) => {
    const token = tokens[call.auth === 'operator' ? 'operator' : 'brand'] as string;
    const wrong = wrongWayRound(path);
    const query = part === 'query' ? `?${new URLSearchParams(wrong as Record<string, string>)}` : '';
    const reply = await app.api(`${call.method} ${fillPath(call, {})}${query}`, {
      token,
      body: part === 'body' ? wrong : undefined,
    });
    if (reply.status === 404) return;
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.fields ?? {}).join()).toContain(field.replace(/_min$/, ''));
  },
);
