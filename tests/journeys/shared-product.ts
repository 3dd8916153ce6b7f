import type { TestProject } from 'vitest/node';
import { startProduct } from '../server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    productUrl: string;
  }
}

/** Starts the built product with demo data once for all journeys. */
export default async function shareProduct(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startProduct();
  project.provide('productUrl', url);
  return stop;
}
