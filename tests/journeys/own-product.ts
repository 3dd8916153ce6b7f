import { randomBytes } from 'node:crypto';
import { postgresTemplate } from '../database-template.ts';
import { type Product, startProduct } from '../server.ts';

/** Starts the built product on a new database of the run's PostgreSQL, which takes less of the processors than the embedded one. */
export async function startOwnProduct(env: Record<string, string> = {}): Promise<Product> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  const { admin, template } = await postgresTemplate(url.href);
  const name = `journeys_${randomBytes(6).toString('hex')}`;
  await admin.query(`create database ${name} template ${template}`);
  await admin.end();
  url.pathname = `/${name}`;
  return startProduct({ env: { DATABASE_URL: url.href, SECRET_KEY: 'k'.repeat(32), ...env } });
}
