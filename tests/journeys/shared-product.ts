import type { TestProject } from 'vitest/node';
import { startProduct } from '../server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    productUrl: string;
  }
}

/** Starts the built product with its demo world once, for all journeys of a run. */
export default async function shareProduct(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startProduct();
  project.provide('productUrl', url);
  return stop;
}
