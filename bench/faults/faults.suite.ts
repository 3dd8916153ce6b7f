import { missRow, type Report, type RunSuite } from '../kit/rows.ts';
import { runTrial, type TrialOptions, type TrialResult } from './trial.ts';
import { type Services, startServices } from './world.ts';

const goals = {
  whole: { people: 100, messages: 100_000, faults: 200, gap: [100, 1_200], unlocks: 8, settleSeconds: 90 },
  quick: { people: 20, messages: 3_000, faults: 12, gap: [100, 800], unlocks: 3, settleSeconds: 60 },
} satisfies Record<string, TrialOptions>;

const variants: { name: string; broken: Partial<TrialOptions> }[] = [
  { name: 'answers before the commit', broken: { imports: ['bench/faults/variants/early-answer.program.ts'] } },
  { name: 'no dedupe', broken: { imports: ['bench/faults/variants/no-dedupe.program.ts'] } },
  { name: 'no lock', broken: { imports: ['bench/faults/variants/no-lock.program.ts'] } },
  { name: 'no gap recovery', broken: { recovers: false } },
];

const kinds = ['lost', 'doubled', 'disordered', 'unread', 'ledger'] as const;

function reportCounts(report: Report, result: TrialResult, least: TrialOptions): void {
  const count = (name: string, ours: number, goal: number) =>
    report({ name, unit: 'count', ours, other: null, ratio: null, goal: `≥ ${goal}`, holds: ours >= goal });
  count('messages', result.messages, least.messages);
  const struck = Object.entries(result.kinds).map(([kind, times]) => `${times} ${kind}`);
  console.log(`${struck.join(', ')}; ${result.overlapping} while another one was being recovered from`);
  count('faults', result.faults, least.faults);
  for (const kind of kinds) {
    const ours = result[kind];
    report({ name: kind, unit: 'count', ours, other: null, ratio: null, goal: '0', holds: ours === 0 });
  }
  for (const example of result.examples) console.log(`  ${example}`);
  report({ name: 'time', unit: 's', ours: result.seconds, other: null, ratio: null, goal: '–', holds: true });
}

/** Runs deliberately broken variants, each of which must be detected. */
async function reportVariants(services: Services, report: Report): Promise<void> {
  for (const { name, broken } of variants) {
    const result = await runTrial(services, { ...goals.quick, ...broken, faults: 20, settleSeconds: 12 });
    const found = kinds.reduce((sum, kind) => sum + result[kind], 0);
    const which = kinds.filter((kind) => result[kind] > 0).map((kind) => `${result[kind]} ${kind}`);
    const note = found > 0 ? `caught: yes, ${which.join(', ')}` : 'caught: no';
    const row = { name: `variant: ${name}`, unit: 'found', ours: found, other: null, ratio: null };
    report({ ...row, goal: '≥ 1', holds: found > 0, note });
  }
}

export const run: RunSuite = async ({ quick, report }) => {
  const services = await startServices();
  if (!services) return report(missRow('lost', 'count', 'no Redis here (apt-get install redis-server)'));
  const goal = quick ? goals.quick : goals.whole;
  reportCounts(report, await runTrial(services, goal), goal);
  if (!quick) await reportVariants(services, report);
};
