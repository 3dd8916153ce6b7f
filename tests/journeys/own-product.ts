import { copyPostgresTemplate } from '../database-template.ts';
import { type Product, startProduct } from '../server.ts';

/** Starts the built product on a new database of the run's PostgreSQL, which takes less of the processors than the embedded one. */
export async function startOwnProduct(env: Record<string, string> = {}): Promise<Product> {
  const { url, drop } = await copyPostgresTemplate(process.env.TEST_DATABASE_URL ?? '');
  const product = await startProduct({ env: { DATABASE_URL: url, SECRET_KEY: 'k'.repeat(32), ...env } });
  const stop = async () => {
    await product.stop();
    await drop();
  };
  return { ...product, stop };
}
