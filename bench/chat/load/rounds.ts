import { setTimeout as delay } from 'node:timers/promises';
import type { Conversations } from './conversations.ts';

/** Result of a round. */
export interface Round {
  /** Messages acknowledged and received per second. */
  perSecond: number;
  /** Latency from sending (or the scheduled time) to receipt, ms. */
  p50: number;
  p99: number;
  /** Share of one core used by the load generator. */
  loadCpu: number;
}

/** Maximum wait for messages in flight at the end of a round. */
const drainMs = 60_000;

/** Each member sends the next message once the previous one is acknowledged and received. */
export async function measureThroughput(chat: Conversations, seconds: number): Promise<Round> {
  let running = true;
  let settled = 0;
  const latencies: number[] = [];
  chat.listener = {
    onLatency: (milliseconds) => latencies.push(milliseconds),
    onSettled(side) {
      settled += 1;
      if (running) chat.send(side);
    },
  };
  for (const side of chat.sides) chat.send(side);
  await delay(500);
  settled = 0;
  latencies.length = 0;
  const measured = await watchCpu(() => delay(seconds * 1000));
  const round = sumUp(latencies, { count: settled, ...measured });
  running = false;
  await drain(chat);
  return round;
}

/** Open-loop load: messages are due at a fixed rate, regardless of earlier ones; connections take turns. */
export async function measureLatency(
  chat: Conversations,
  { seconds, perSecond }: { seconds: number; perSecond: number },
): Promise<Round> {
  const latencies: number[] = [];
  chat.listener = { onLatency: (milliseconds) => latencies.push(milliseconds), onSettled() {} };
  const start = performance.now();
  const total = seconds * perSecond;
  let sent = 0;
  const measured = await watchCpu(async () => {
    while (sent < total) {
      const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * perSecond));
      for (; sent < due; sent += 1) {
        const side = chat.sides[(sent * 7) % chat.sides.length];
        if (side) chat.send(side, start + (sent / perSecond) * 1000);
      }
      await delay(1);
    }
  });
  await drain(chat);
  return sumUp(latencies, { count: latencies.length, ...measured });
}

async function watchCpu(work: () => Promise<unknown>): Promise<{ ms: number; cpuMs: number }> {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  return { ms: performance.now() - start, cpuMs: (user + system) / 1000 };
}

function sumUp(latencies: number[], { count, ms, cpuMs }: { count: number; ms: number; cpuMs: number }): Round {
  const sorted = Float64Array.from(latencies).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { perSecond: (count / ms) * 1000, p50: at(0.5), p99: at(0.99), loadCpu: cpuMs / ms };
}

async function drain(chat: Conversations): Promise<void> {
  const isOpen = () => chat.sides.some((side) => side.acknowledged < side.sent || side.received < side.sent);
  for (const end = performance.now() + drainMs; isOpen(); await delay(20)) {
    if (performance.now() > end) throw new Error(describeMissing(chat));
  }
}

function describeMissing({ sides }: Conversations): string {
  const sum = (count: (side: (typeof sides)[number]) => number) => sides.reduce((all, side) => all + count(side), 0);
  const acknowledged = sum((side) => side.sent - side.acknowledged);
  const received = sum((side) => side.sent - side.received);
  return `At the end ${acknowledged} messages were not acknowledged and ${received} not received`;
}
