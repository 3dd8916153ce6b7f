import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';

interface Dashboard {
  panels: { targets: { expr: string }[] }[];
}

const token = 'scrape-token-of-this-test';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { METRICS_TOKEN: token });
});
afterAll(() => app.close());

async function scrape(): Promise<string> {
  const reply = await fetch(`${app.url}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect(reply.status).toBe(200);
  return reply.text();
}

describe('GET /metrics', () => {
  it('is for the scraper’s token and operators alone', async () => {
    for (const authorization of ['', `Bearer ${token}x`, 'Bearer ', token]) {
      const reply = await fetch(`${app.url}/api/metrics`, { headers: { authorization } });
      expect(reply.status).toBe(401);
    }
    expect(await scrape()).toContain('process_cpu_seconds_total');
  });

  it('tells requests, queries, jobs, mail, money and live connections', async () => {
    await app.api('GET /categories');
    await app.api('GET /user/424242424242');
    await app.api('POST /newsletter/subscribe', { body: { email: 'reader@example.in' } });
    await app.context.settled();
    const text = await scrape();
    const numberAt = (line: RegExp) => Number(new RegExp(`^${line.source} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
    expect(numberAt(/http_request_duration_seconds_count\{method="GET",route="\/api\/user\/:id",status="401"\}/)).toBe(
      1,
    );
    expect(text).not.toContain('424242424242');
    expect(numberAt(/db_query_duration_seconds_count\{verb="select",outcome="done"\}/)).toBeGreaterThan(0);
    expect(numberAt(/mails_total\{outcome="sent"\}/)).toBeGreaterThan(0);
    expect(numberAt(/live_connections/)).toBe(0);
    expect(numberAt(/held_rupees/)).toBe(0);
    expect(numberAt(/jobs\{state="waiting"\}/)).toBe(0);
    expect(numberAt(/operator_tasks\{task="payouts_stuck"\}/)).toBe(0);
    expect(numberAt(/dependency_up\{dependency="write"\}/)).toBe(1);
  });

  it('has every metric that the dashboard and the alert rules name', async () => {
    const text = await scrape();
    const told = new Set([...text.matchAll(/^(?:# TYPE )?([a-z_]+)(?=[{ ])/gm)].map(([, name]) => name));
    const dashboard = JSON.parse(readFileSync('deploy/grafana/tandem.json', 'utf8')) as Dashboard;
    const alerts = readFileSync('deploy/prometheus/alerts.yaml', 'utf8');
    const expressions = [
      ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
      ...[...alerts.matchAll(/^ *expr: (.+)$/gm)].map(([, expression = '']) => expression),
    ];
    expect(expressions.length).toBeGreaterThan(15);
    const named = expressions.flatMap((expression) => namesIn(expression));
    expect(new Set(named).size).toBeGreaterThan(8);
    expect([...new Set(named)].filter((name) => !told.has(name))).toEqual([]);
  });
});

/** Names of PromQL that are no metrics. */
const words = new Set(
  'sum rate increase histogram_quantile by le and or on without max min avg clamp_min absent predict_linear up time'.split(
    ' ',
  ),
);

function namesIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}/g, ' ')
    .replaceAll(/\b(by|on|without) \([^)]*\)/g, ' ')
    .replaceAll(/\[[^\]]*\]/g, ' ');
  return [...bare.matchAll(/\b[a-z][a-z_]*\b/g)].map(([name]) => name).filter((name) => !words.has(name));
}
