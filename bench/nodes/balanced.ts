import { setTimeout as delay } from 'node:timers/promises';
import type { Node } from './cluster.ts';

/** Answer of a node; null: none within the client's patience. */
type Answer = Response | null;

/** How often the balancer looks at each node, and how long it waits for an answer. */
const [lookMs, lookPatienceMs] = [250, 1_000];
/** Patience of a client with one node, and tries with others, as the page has. */
const [patienceMs, tries] = [4_000, 4];

/** A load balancer that sends requests by turns to nodes that are ready, and what became of them. */
export function balance(nodes: readonly Node[]) {
  const ready = new Set(nodes);
  const slowest = { ms: 0, path: '' };
  let [turn, sent, failed, isOver] = [0, 0, 0, false];
  const failures: string[] = [];

  async function watch(node: Node): Promise<void> {
    while (!isOver) {
      const signal = AbortSignal.timeout(lookPatienceMs);
      const reply = await fetch(`${node.url}/api/health/ready`, { signal }).catch(() => null);
      if (reply?.ok) ready.add(node);
      else ready.delete(node);
      await reply?.arrayBuffer().catch(() => {});
      await delay(lookMs);
    }
  }
  const watching = Promise.all(nodes.map(watch));

  async function tryOne(path: string, init: RequestInit): Promise<Answer> {
    const choice = [...ready];
    const node = choice[turn++ % Math.max(1, choice.length)];
    if (!node) return null;
    // A connection of its own, so that a server that ends finishes what it accepted.
    const headers = { ...init.headers, connection: 'close', 'x-forwarded-for': `198.51.100.${turn % 250}` };
    const signal = AbortSignal.timeout(patienceMs);
    return fetch(node.url + path, { ...init, headers, signal }).catch(() => null);
  }

  return {
    /** Sends a request that may be repeated: one that reads, or has an idempotency key. */
    async send(path: string, init: RequestInit = {}): Promise<Answer> {
      sent += 1;
      const begun = performance.now();
      let reply: Answer = null;
      for (let attempt = 0; attempt < tries && (!reply || reply.status >= 500); attempt += 1) {
        if (attempt > 0) await delay(300);
        reply = await tryOne(path, init);
      }
      const ms = performance.now() - begun;
      if (ms > slowest.ms) Object.assign(slowest, { ms, path });
      if (!reply || reply.status >= 400) {
        failed += 1;
        const text = (await reply?.clone().text()) ?? 'no answer';
        failures.push(`${init.method ?? 'GET'} ${path}: ${reply?.status ?? ''} ${text.slice(0, 200)}`);
      }
      return reply;
    },
    /** Figures since the last time. */
    take() {
      const taken = { sent, failed, slowestMs: slowest.ms, examples: failures.splice(0) };
      [sent, failed] = [0, 0];
      Object.assign(slowest, { ms: 0, path: '' });
      return taken;
    },
    isReady: (node: Node) => ready.has(node),
    async stop() {
      isOver = true;
      await watching;
    },
  };
}

export type Balanced = ReturnType<typeof balance>;
