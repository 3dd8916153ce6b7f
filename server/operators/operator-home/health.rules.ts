import { parseNumber } from '../../../contract/kit/parse-number.ts';
import type { HealthState } from '../../../contract/operators/operator-home.ts';

/** Jobs that wait for longer than a minute pile up when no process works on them. */
export function jobsState({ waiting, failed }: { waiting: number; failed: number }): HealthState {
  if (waiting > 1_000) return 'bad';
  return waiting > 50 || failed > 0 ? 'warning' : 'good';
}

/** One account in ten may fail on any day; more is the provider's doing, or ours. */
export function socialState({ connected, failing }: { connected: number; failing: number }): HealthState {
  if (connected === 0) return 'good';
  if (failing / connected > 0.5) return 'bad';
  return failing / connected > 0.1 ? 'warning' : 'good';
}

/** Compares the listed creators with the claim; a claim that is no number is a warning too. */
export function claimState({ claim, profiles }: { claim: string; profiles: number }): HealthState {
  const claimed = parseNumber(claim.replace(/\s*\+\s*$/, ''), { kind: 'whole', max: 1e10 });
  return claimed.value !== undefined && claimed.value <= profiles ? 'good' : 'warning';
}

/** `free` in bytes, `share` in per cent of the disk. */
export function diskState({ free, share }: { free: number; share: number }): HealthState {
  if (free < 1e9) return 'bad';
  return free < 5e9 && share < 15 ? 'warning' : 'good';
}

/** What a refusal of the gateway says: it is there, unless it knows nothing of our keys or has had enough of us. 0: no answer. */
export function gatewayOutcome(status: number): 'good' | 'refused' | 'away' {
  if (status === 0 || status >= 500) return 'away';
  return [401, 403, 429].includes(status) ? 'refused' : 'good';
}
