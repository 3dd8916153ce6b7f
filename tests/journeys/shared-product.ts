import type { TestProject } from 'vitest/node';
import { postgresTemplate } from '../database-template.ts';
import { startProduct } from '../server.ts';
import { startPostgres } from '../services.ts';

declare module 'vitest' {
  interface ProvidedContext {
    productUrl: string;
  }
}

/** Starts the built product with demo data once for all journeys, on PostgreSQL, which takes less of the processors. */
export default async function shareProduct(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const { admin, template } = await postgresTemplate(postgres.url);
  await admin.query(`create database journeys template ${template}`);
  await admin.end();
  const database = Object.assign(new URL(postgres.url), { pathname: '/journeys' });
  const { url, stop } = await startProduct({ env: { DATABASE_URL: database.href, SECRET_KEY: 'k'.repeat(32) } });
  project.provide('productUrl', url);
  return async () => {
    await stop();
    await postgres.stop();
  };
}
