import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { castCreators } from '../database/demo/cast.ts';
import manifest from '../database/demo/pictures/manifest.json' with { type: 'json' };

it('can draw every picture and face of the demo', () => {
  const list = execFileSync(process.execPath, ['tools/demo-pictures.mjs', '--list'], { encoding: 'utf8' });
  const { pictures, faces } = manifest;
  expect({ pictures: pictures.map(({ blur: _, ...picture }) => picture), faces }).toEqual(JSON.parse(list));
});

it('draws the creators of the story as they are', () => {
  const cities = { get: () => ({ id: 'kochi', state_id: 'kerala', country_id: 'in' }) } as never;
  for (const { username, gender } of castCreators(cities)) {
    const set = `cast-${username.replaceAll('.', '-')}`;
    const own = manifest.pictures.filter((picture) => picture.set === set);
    expect(own.length, username).toBe(9);
    const portraits = own.filter(({ alt }) => alt.includes('portrait'));
    for (const { alt } of portraits) expect(/\bwoman\b/i.test(alt), `${username}: ${alt}`).toBe(gender === 'female');
  }
});
