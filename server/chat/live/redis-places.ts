import { setTimeout as wait } from 'node:timers/promises';
import type { RedisLink } from './redis-link.ts';
import type { SharedPlaces } from './socket-places.ts';

/** Time without a heartbeat after which a process counts as dead, along with its sockets. */
const deadAfterMs = 15_000;
const aliveMs = 5_000;
/** Counts are renewed every minute and expire without that. */
const keptMs = 5 * 60_000;
/** Timeout for a hanging broker. */
const timeoutMs = 500;

/**
 * Each process stores its own number of sockets per account. Counts of dead processes are dropped; when the sum exceeds
 * the maximum, nothing is written.
 */
const takeScript = `
local sum = tonumber(ARGV[2])
local counts = redis.call('HGETALL', KEYS[1])
for at = 1, #counts, 2 do
  if counts[at] ~= ARGV[1] then
    if redis.call('EXISTS', ARGV[4] .. counts[at]) == 1 then sum = sum + tonumber(counts[at + 1])
    else redis.call('HDEL', KEYS[1], counts[at]) end
  end
end
if sum > tonumber(ARGV[3]) then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[5])
return 1`;

interface Parts {
  link: Pick<RedisLink, 'command'>;
  /** Key prefix of one installation. */
  prefix: string;
  /** Id of this process. */
  me: string;
}

/** Counts sockets over Redis. While it is unreachable, each process counts only its own. */
export function createRedisPlaces({ link, prefix, me }: Parts): SharedPlaces & { live(): void; close(): void } {
  const keyOf = (accountId: number) => `${prefix}:sockets:${accountId}`;
  const processKey = `${prefix}:process:`;
  const live = () => quietly(['SET', `${processKey}${me}`, '1', 'PX', String(deadAfterMs)]);
  const timer = setInterval(live, aliveMs);

  function quietly(args: string[]): void {
    link.command(args).catch(() => undefined);
  }

  return {
    async take(accountId, own, max) {
      const args = [me, String(own), String(max), processKey, String(keptMs)];
      const asked = link.command(['EVAL', takeScript, '1', keyOf(accountId), ...args]).then(
        (answer) => answer !== 0,
        () => true,
      );
      return Promise.race([asked, wait(timeoutMs, true, { ref: false })]);
    },
    tell(accountId, own) {
      if (own === 0) return quietly(['HDEL', keyOf(accountId), me]);
      quietly(['HSET', keyOf(accountId), me, String(own)]);
      quietly(['PEXPIRE', keyOf(accountId), String(keptMs)]);
    },
    live,
    close: () => clearInterval(timer),
  };
}
