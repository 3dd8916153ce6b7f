import { gzipSync } from 'node:zlib';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { findOwnBlocking } from './blocking.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** Result of one page load. */
export interface Visit {
  /** Bytes: scripts and styles gzipped, fonts as they are. */
  script: number;
  style: number;
  font: number;
  /** In ms. */
  lcp: number;
  tbt: number;
  /** TBT by CPU time, ms. */
  ownTbt: number;
  cls: number;
  /** 0 to 100. */
  scores: Record<Category, number>;
  /** Ids of failed audits other than performance. */
  complaints: string[];
  /** Lighthouse's CPU benchmark without throttling: about 1,500 to 2,500 for desktops. */
  processor: number;
}

interface Requested {
  url: string;
  resourceType?: string;
}

/** Loads a page like Lighthouse's phone: 4× slower CPU, slow 4G, empty cache. Storage is kept. */
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

/** Retries when Lighthouse missed the navigation start. */
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

/** Size of a file, cached by URL, which contains its hash. */
function weighFile(url: string, type: string): Promise<number> {
  const known = weights.get(url) ?? fetchSize(url, type);
  weights.set(url, known);
  return known;
}

async function fetchSize(url: string, type: string): Promise<number> {
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
  return type === 'Font' ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}
