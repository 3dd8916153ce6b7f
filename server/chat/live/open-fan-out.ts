import type { Config } from '../../kit/config/config.ts';
import type { Log } from '../../kit/context/log.ts';
import { readSecretKey } from '../../kit/crypto/secret-key.ts';
import { createMemoryFanOut, type FanOut } from './fan-out.ts';

/** Uses Redis where REDIS_URL is set, otherwise memory. An unreachable broker delays nothing. */
export async function openFanOut(config: Config, log: Log): Promise<FanOut> {
  if (!config.redisUrl) return createMemoryFanOut();
  const { createRedisFanOut } = await import('./redis-fan-out.ts');
  return createRedisFanOut({ url: config.redisUrl, secretKey: readSecretKey(config), log });
}
