import type { TestProject } from 'vitest/node';
import { startPostgres } from '../services.ts';
import { startOwnProduct } from './own-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    productUrl: string;
  }
}

/** Starts PostgreSQL for all journeys, and once for most of them the built product with demo data. */
export default async function shareProduct(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  Object.assign(process.env, { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url });
  const { url, stop } = await startOwnProduct();
  project.provide('productUrl', url);
  return async () => {
    await stop();
    await postgres.stop();
  };
}
