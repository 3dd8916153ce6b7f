import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

type Item = { id: string; name: string; state_id?: string; latitude?: number };

async function list(path: string): Promise<Item[]> {
  const { status, body } = await app.api(`GET ${path}`);
  expect(status).toBe(200);
  expect(body.result).toBe(true);
  return body.data as Item[];
}

describe('lookups', () => {
  it('lists words in order, without a token', async () => {
    expect((await list('/platform')).map((item) => item.id)).toEqual(['instagram', 'facebook', 'youtube']);
    expect((await list('/content')).map((item) => item.id)).toEqual([
      'post',
      'reel',
      'story',
      'video',
      'short',
      'live',
    ]);
    expect((await list('/languages')).length).toBeGreaterThanOrEqual(23);
    expect((await list('/categories')).length).toBeGreaterThanOrEqual(25);
    expect(await list('/gender')).toContainEqual({ id: 'female', name: 'Female' });
    expect((await list('/location/user/countries'))[0]).toEqual({ id: 'IN', name: 'India' });
  });

  it('has all 36 states and union territories of India', async () => {
    expect(await list('/location/user/states?country_id=IN')).toHaveLength(36);
    expect(await list('/location/user/states?country_id=XX')).toEqual([]);
  });

  it('finds cities by state and prefix', async () => {
    const all = await list('/location/user/cities');
    expect(all.length).toBeGreaterThanOrEqual(300);
    const kochi = (await list('/location/user/cities?state_id=KL&q=koc'))[0];
    expect(kochi).toEqual({ id: 'kochi', name: 'Kochi', state_id: 'KL', latitude: 9.9312, longitude: 76.2673 });
    expect((await list('/location/user/cities?q=PUN')).map((city) => city.id)).toEqual(['pune']);
    expect(await list('/location/user/cities?q=%25')).toEqual([]);
  });

  it('refuses unknown parameters', async () => {
    const { status, body } = await app.api('GET /location/user/cities?town=x');
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty('town');
  });

  it('answers a conditional request with 304 when nothing changed', async () => {
    const first = await app.api('GET /categories');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=300');
    const again = await fetch(`${app.url}/api/categories`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });
});
