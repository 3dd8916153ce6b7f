/** Takes the pictures of the README from the built product with its demo story: one light, one dark. */
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { openBrowser, openVisitor } from '../tests/browser.ts';
import { startProduct } from '../tests/server.ts';

const folder = 'docs/screens';
const pictures = [
  { name: 'light', path: '/browse-influencer' },
  { name: 'dark', path: '/joint-campaign' },
] as const;

const product = await startProduct();
const browser = await openBrowser();
mkdirSync(folder, { recursive: true });
try {
  const reply = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'brand@demo.test', password: 'demo-pass-1' }),
  });
  const { data } = await reply.json();
  for (const { name, path } of pictures) {
    const { page, context } = await openVisitor(browser, product.url, 1280);
    await page.emulateMedia({ colorScheme: name, reducedMotion: 'reduce' });
    await context.addInitScript(
      ([token, user]) => {
        localStorage.setItem('auth_token', token ?? '');
        localStorage.setItem('user_profile', user ?? '');
      },
      [data.token, JSON.stringify(data.user)],
    );
    await page.goto(path, { waitUntil: 'networkidle' });
    const picture = await page.screenshot();
    await sharp(picture).webp({ quality: 82 }).toFile(`${folder}/${name}.webp`);
    await context.close();
  }
} finally {
  await browser.close();
  await product.stop();
}
