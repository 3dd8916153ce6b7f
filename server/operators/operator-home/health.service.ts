import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locale } from '../../../contract/kit/languages.ts';
import type { Health } from '../../../contract/operators/operator-home.ts';
import { isDatabaseReachable } from '../../../database/raw.ts';
import type { Context } from '../../kit/context/context.ts';
import { AppError } from '../../kit/http/errors.ts';
import { inLanguage, type LocalizedMessage, msg } from '../../kit/i18n/messages.ts';
import { askGateway, GatewayError } from '../../money/gateway/gateway.service.ts';
import { canHoldMoney } from '../../work/escrow/holding.ts';
import { claimState, diskState, gatewayOutcome, jobsState, socialState } from './health.rules.ts';
import { readListed } from './listed.service.ts';
import { selectJobs, selectSocial } from './operator-home.queries.ts';

type Finding = Omit<Health, 'detail'> & { detail: LocalizedMessage };

/** Health of each part of the installation, measured now. */
export async function readHealth(context: Context, locale: Locale): Promise<Health[]> {
  const inWords = inLanguage(locale);
  const findings = [
    await lookAtDatabase(context),
    await lookAtJobs(context),
    lookAtSearch(context),
    await lookAtSocial(context),
    await lookAtGateway(context),
    lookAtHolding(context),
    await lookAtClaim(context),
    await lookAtDisk(context),
  ];
  return findings.map((finding) => ({ ...finding, detail: inWords(finding.detail) }));
}

/** Groups digits as in India, in both languages: 1,25,000. */
const counted = (count: number) => count.toLocaleString('en-IN');

async function lookAtDatabase({ db }: Context): Promise<Finding> {
  const begun = performance.now();
  const isThere = await isDatabaseReachable(db);
  const ms = Math.round(performance.now() - begun);
  return { part: 'database', state: !isThere ? 'bad' : ms > 250 ? 'warning' : 'good', detail: msg`${{ ms }} ms` };
}

async function lookAtJobs({ db }: Context): Promise<Finding> {
  const jobs = await selectJobs(db);
  if (!jobs) return { part: 'jobs', state: 'warning', detail: msg`The queue was never started` };
  const { waiting, failed } = jobs;
  return {
    part: 'jobs',
    state: jobsState(jobs),
    detail: msg`${{ waiting: counted(waiting) }} waiting, ${{ failed: counted(failed) }} failed in 24 h`,
  };
}

function lookAtSearch({ discovery, config }: Context): Finding {
  const { isWarm, profiles, ageMs } = discovery.state();
  if (isWarm)
    return {
      part: 'search',
      state: 'good',
      detail: msg`${{ profiles: counted(profiles) }} profiles, ${{ ms: counted(ageMs ?? 0) }} ms behind`,
    };
  const isWanted = Boolean(config.openSearch ?? config.searchIndex);
  return { part: 'search', state: isWanted ? 'warning' : 'good', detail: msg`PostgreSQL is answering all searches` };
}

async function lookAtSocial({ db }: Context): Promise<Finding> {
  const social = await selectSocial(db);
  const { connected, failing, broken } = social;
  return {
    part: 'social',
    state: socialState(social),
    detail: msg`${{ connected: counted(connected) }} connected, ${{ failing: counted(failing) }} failing, ${{ broken: counted(broken) }} to be reconnected`,
  };
}

const timeoutMs = 3_000;

/** Makes a small request to the gateway. */
async function lookAtGateway(context: Context): Promise<Finding> {
  const begun = performance.now();
  const asked = askGateway(context, (client) => client.plans.all({ count: 1 })).then(
    () => 'good' as const,
    (error: unknown) => {
      if (error instanceof AppError) return 'unset' as const;
      return error instanceof GatewayError ? gatewayOutcome(error.status) : ('away' as const);
    },
  );
  const outcome = await Promise.race([asked, wait(timeoutMs, 'away' as const, { ref: false })]);
  const ms = Math.round(performance.now() - begun);
  switch (outcome) {
    case 'good':
      return { part: 'gateway', state: 'good', detail: msg`${{ ms }} ms` };
    case 'refused':
      return { part: 'gateway', state: 'warning', detail: msg`Responds, but refuses our keys or request rate` };
    case 'unset':
      return { part: 'gateway', state: 'warning', detail: msg`No keys are set` };
    default:
      return { part: 'gateway', state: 'bad', detail: msg`No response in ${{ ms }} ms` };
  }
}

function lookAtHolding(context: Context): Finding {
  const part = 'holding';
  if (context.config.moneyHolding === 'escrow') {
    return { part, state: 'good', detail: msg`In a bank escrow account` };
  }
  if (canHoldMoney(context)) return { part, state: 'good', detail: msg`Test mode: no real money moves` };
  return { part, state: 'bad', detail: msg`Work can’t be funded until MONEY_HOLDING is set` };
}

/** Warns when the advertised number of creators (INFLUENCER_CLAIM) exceeds the number listed. */
async function lookAtClaim(context: Context): Promise<Finding> {
  const claim = context.config.influencerClaim;
  const profiles = await readListed(context);
  return {
    part: 'claim',
    state: claimState({ claim, profiles }),
    detail: msg`${{ claim }} advertised, ${{ profiles: counted(profiles) }} listed`,
  };
}

async function lookAtDisk({ config }: Context): Promise<Finding> {
  const disk = await statfs(config.dataDir).catch(() => null);
  if (!disk) return { part: 'disk', state: 'bad', detail: msg`The data folder can’t be read` };
  const free = disk.bavail * disk.bsize;
  const share = Math.round((disk.bavail / Math.max(1, disk.blocks)) * 100);
  return {
    part: 'disk',
    state: diskState({ free, share }),
    detail: msg`${{ free: Math.round(free / 1e8) / 10 }} GB free, ${{ share }}%`,
  };
}
