import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), {
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'tandem-files',
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_PUBLIC_URL: 'https://cdn.example/tandem',
  });
});
afterAll(() => app.close());

it('shows public files from the address of the bucket, which pages may load pictures from, and private ones from here', async () => {
  const { storage } = app.context;
  expect(storage.publicUrl('profile/a/256.webp')).toBe('https://cdn.example/tandem/profile/a/256.webp');
  expect(storage.signedUrl('private/attachment/a/b.pdf')).toMatch(/^\/private-files\/private\/attachment\/a\/b\.pdf\?/);
  const policy = (await fetch(`${app.url}/api/health/live`)).headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/img-src [^;]*https:\/\/cdn\.example(;| )/);
  expect(policy.replace(/img-src [^;]*/, '')).not.toContain('cdn.example');
});
