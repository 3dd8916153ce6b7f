import { gzipSync } from 'node:zlib';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { findOwnBlocking } from './blocking.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** What one load of a page came to. */
export interface Visit {
  /** Bytes: scripts and styles in gzip, fonts as they are. */
  script: number;
  style: number;
  font: number;
  /** ms. */
  lcp: number;
  tbt: number;
  /** TBT without what others took of the processor, ms. */
  ownTbt: number;
  cls: number;
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** Audits outside of performance that failed, by their ids. */
  complaints: string[];
  /** Lighthouse's measure of this processor, before it is slowed down: some 1,500 to 2,500 for a desk's. */
  processor: number;
}

interface Requested {
  url: string;
  resourceType?: string;
}

/** Loads a page as Lighthouse's phone does: 4× processor, slow 4G, nothing cached. What is stored stays. */
export async function visit(address: string, port: number): Promise<Visit> {
  const result = await record(address, port);
  const { audits, categories: judged, environment } = result.lhr;
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details;
  const requests = details?.type === 'table' ? (details.items as unknown as Requested[]) : [];
  return {
    script: await weigh(requests, 'Script'),
    style: await weigh(requests, 'Stylesheet'),
    font: await weigh(requests, 'Font'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    ownTbt: findOwnBlocking(result.artifacts.Trace?.traceEvents ?? [], address),
    cls: figure('cumulative-layout-shift'),
    scores: Object.fromEntries(categories.map((name) => [name, scoreOf(judged[name]?.score)])) as Visit['scores'],
    complaints: categories
      .filter((name) => name !== 'performance')
      .flatMap((name) => judged[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
    processor: environment.benchmarkIndex,
  };
}

/** Lighthouse asks for another try when its recording missed the beginning. */
async function record(address: string, port: number, tries = 3): Promise<RunnerResult> {
  const result = await lighthouse(address, { port, logLevel: 'silent', onlyCategories: [...categories] });
  if (result && !result.lhr.runtimeError) return result;
  if (result?.lhr.runtimeError?.code === 'NO_NAVSTART' && tries > 1) return record(address, port, tries - 1);
  throw new Error(`${address}: ${result?.lhr.runtimeError?.message}`);
}

function scoreOf(share: number | null | undefined): number {
  return Math.round((share ?? 0) * 100);
}

const weights = new Map<string, Promise<number>>();

async function weigh(requests: Requested[], type: string): Promise<number> {
  const sizes = requests.filter(({ resourceType }) => resourceType === type).map(({ url }) => weighFile(url, type));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** By its address, which changes with its content. */
function weighFile(url: string, type: string): Promise<number> {
  const known = weights.get(url) ?? fetchSize(url, type);
  weights.set(url, known);
  return known;
}

async function fetchSize(url: string, type: string): Promise<number> {
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  return type === 'Font' ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}
