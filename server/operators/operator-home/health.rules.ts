import { parseNumber } from '../../../contract/kit/parse-number.ts';
import type { HealthState } from '../../../contract/operators/operator-home.ts';

/** State of the queue: jobs waiting longer than a minute pile up when no process works on them. */
export function jobsState({ waiting, failed }: { waiting: number; failed: number }): HealthState {
  if (waiting > 1_000) return 'bad';
  return waiting > 50 || failed > 0 ? 'warning' : 'good';
}

/** State of social connections: one account in ten may fail on any day; more points to the provider, or to us. */
export function socialState({ connected, failing }: { connected: number; failing: number }): HealthState {
  if (connected === 0) return 'good';
  if (failing / connected > 0.5) return 'bad';
  return failing / connected > 0.1 ? 'warning' : 'good';
}

/** Compares the number of listed creators with the advertised one; an unparsable claim is a warning too. */
export function claimState({ claim, profiles }: { claim: string; profiles: number }): HealthState {
  const claimed = parseNumber(claim.replace(/\s*\+\s*$/, ''), { kind: 'whole', max: 1e10 });
  return (claimed.value ?? Number.POSITIVE_INFINITY) <= profiles ? 'good' : 'warning';
}

/** State of the disk: `free` in bytes, `share` in per cent. */
export function diskState({ free, share }: { free: number; share: number }): HealthState {
  if (free < 1e9) return 'bad';
  return free < 5e9 && share < 15 ? 'warning' : 'good';
}

/**
 * Interprets the status of a gateway error: the gateway works, unless it rejects our keys or rate limits us. 0: no
 * response.
 */
export function gatewayOutcome(status: number): 'good' | 'refused' | 'away' {
  if (status === 0 || status >= 500) return 'away';
  return [401, 403, 429].includes(status) ? 'refused' : 'good';
}
