import { transformAsync } from '@babel/core';
import { expect, it } from 'vitest';
import { stripSchemas } from './strip-schemas.ts';

async function strip(code: string): Promise<string> {
  const options = {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript'] },
    plugins: [stripSchemas],
  };
  return (await transformAsync(code, { ...options, compact: true }))?.code ?? '';
}

it('leaves of a call what it takes to make it', async () => {
  const code = await strip(
    `export const calls = defineCalls({ look: { method: 'GET', path: '/x/{id}', auth: 'user', summary: 'S', params: z.object({ id }), idempotent: true, reply: { data } } });`,
  );
  expect(code).toContain("{look:{method:'GET',path:'/x/{id}',auth:'user',idempotent:true}}");
});

it('strips calls that a function makes', async () => {
  const code = await strip(
    `const list = (path) => ({ method: 'GET', path, auth: 'public', reply: { data: z.array(named) } });`,
  );
  expect(code).not.toContain('named');
});

it('strips what calls share', async () => {
  const code = await strip(
    `const changed = { method: 'PUT', auth: 'user', body: z.object({ id }) }; export const calls = defineCalls({ pause: { ...changed, path: '/pause' } });`,
  );
  expect(code).not.toContain('body');
});

it('makes every constant droppable, whatever it spreads', async () => {
  const code = await strip('export const card = z.object({ ...person.shape });');
  expect(code).toBe('export const card=/*#__PURE__*/(()=>z.object({...person.shape}))();');
});

it('leaves patterns and functions alone', async () => {
  const plain = 'export const pattern=/^a$/;export function look(){return z.string();}';
  expect(await strip(plain)).toBe(plain);
});
