import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Can } from '../../contract/kit/can.ts';
import { startTestApp, type TestApp } from '../../tests/app.ts';
import { expectAsSaid } from '../../tests/as-said.ts';
import { openTestDatabase } from '../../tests/database.ts';
import { type Member, makeMember } from '../../tests/members.ts';

let app: TestApp;
let operator: Member;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  operator = await makeMember(app, 'operator');
});
afterAll(() => app.close());

const ask = (call: string, body?: object) => app.api(call, { token: operator.token, ...(body ? { body } : {}) });
const reason = 'Because of the rules';
const listed = async (call: string) => (await ask(call)).body.data as { id: string; can: Record<string, Can> }[];

interface Thing {
  read(): Promise<Record<string, Can> | undefined>;
  acts: Record<string, () => Promise<{ status: number; body: { reason?: unknown } }>>;
}

async function plan(): Promise<Thing> {
  const terms = { subscription_duration: 14, subscription_duration_type: 0, original_price: 400, discount_price: 199 };
  const draft = { title: 'Two weeks', ...terms, unlocks: 8, position: 0 };
  const { id } = (await ask('POST /operator/plans', draft)).body.data as { id: string };
  return {
    read: async () => (await listed('GET /operator/plans')).find((each) => each.id === id)?.can,
    acts: {
      edit: () => ask(`PUT /operator/plans/${id}`, { ...draft, title: 'A fortnight', reason }),
      retire: () => ask(`POST /operator/plans/${id}/retire`, { reason }),
    },
  };
}

async function lookup(): Promise<Thing> {
  const name = `Craft ${Math.random().toString(36).slice(2)}`;
  const { id } = (await ask('POST /operator/categories', { name })).body.data as { id: string };
  const at = `/operator/lookups/category/${id}`;
  return {
    read: async () =>
      (await listed(`GET /operator/lookups/category?q=${encodeURIComponent(name)}`)).find((each) => each.id === id)
        ?.can,
    acts: {
      retire: () => ask(`POST ${at}/retire`, { reason }),
      restore: () => ask(`POST ${at}/restore`, { reason }),
    },
  };
}

async function message(): Promise<Thing> {
  const form = { name: 'Zoya', email: 'zoya@example.in', message: `When? ${Math.random()}` };
  const { body } = await app.api('POST /contact-us', { body: form });
  expect(body.result).toBe(true);
  const both = async () => [
    ...(await listed('GET /operator/contact-messages?limit=50')),
    ...(await listed('GET /operator/contact-messages?limit=50&status=answered')),
  ];
  const id = (await both()).find((each) => (each as unknown as { message: string }).message === form.message)?.id;
  const mark = (answered: boolean) => ask(`PUT /operator/contact-messages/${id}`, { answered });
  return {
    read: async () => (await both()).find((each) => each.id === id)?.can,
    acts: { answer: () => mark(true), reopen: () => mark(false) },
  };
}

async function account(role: 'brand' | 'influencer' | 'operator'): Promise<Thing> {
  const { id } = await makeMember(app, role);
  const at = `/operator/users/${id}`;
  return {
    read: async () => ((await ask(`GET ${at}`)).body.data as { can: Record<string, Can> }).can,
    acts: {
      suspend: () => ask(`POST ${at}/suspension`, { reason }),
      lift: () => ask(`POST ${at}/suspension/lift`, { reason }),
      hide: () => ask(`PUT ${at}/hidden`, { hidden: true, reason }),
      show: () => ask(`PUT ${at}/hidden`, { hidden: false, reason }),
      grant_super_user: () => ask(`PUT ${at}/super-user`, { is_super_user: 1, reason }),
      withdraw_super_user: () => ask(`PUT ${at}/super-user`, { is_super_user: 0, reason }),
      verify: () => ask(`POST ${at}/verification`),
    },
  };
}

const things: Record<string, () => Promise<Thing>> = {
  plan,
  lookup,
  message,
  brand: () => account('brand'),
  influencer: () => account('influencer'),
  operator: () => account('operator'),
};

it.each(Object.keys(things))('act on a %s over HTTP exactly as `can` said', async (kind) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(100), { minLength: 3, maxLength: 8 }), async (choices) => {
      const thing = await things[kind]?.();
      const acts = Object.entries(thing?.acts ?? {});
      for (const choice of choices) {
        const [act, call] = acts[choice % acts.length] ?? [];
        const can = await thing?.read();
        if (!can || !act || !call) throw new Error(`The ${kind} is not listed`);
        expectAsSaid(can[act], await call());
      }
    }),
    { numRuns: 3 },
  );
});
