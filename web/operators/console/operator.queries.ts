import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { auditCalls } from '../../../contract/core/audit.ts';
import { maintenanceCalls } from '../../../contract/core/maintenance.ts';
import { personalReadCalls } from '../../../contract/core/personal-reads.ts';
import { contactInboxCalls } from '../../../contract/operators/contact-inbox.ts';
import { operatorApprovalCalls } from '../../../contract/operators/operator-approvals.ts';
import { operatorChargebackCalls } from '../../../contract/operators/operator-chargebacks.ts';
import { operatorHomeCalls } from '../../../contract/operators/operator-home.ts';
import { type LookupKind, operatorLookupCalls } from '../../../contract/operators/operator-lookups.ts';
import { operatorPayoutCalls } from '../../../contract/operators/operator-payouts.ts';
import { operatorPlanCalls } from '../../../contract/operators/operator-plans.ts';
import { operatorReferralCalls } from '../../../contract/operators/operator-referrals.ts';
import { operatorUserCalls } from '../../../contract/operators/operator-users.ts';
import { reportCalls } from '../../../contract/operators/reports.ts';
import { request } from '../../lib/api.ts';
import { pagedQuery } from '../../lib/paged-query.ts';
import { sharedKeys } from '../../lib/query-keys.ts';

const operatorKey = sharedKeys.operator;

type Filters = Record<string, string>;

type Ask<T> = Parameters<typeof pagedQuery<Filters, T>>[0]['ask'];

const pagesOf = <T>(list: string, filters: Filters, ask: Ask<T>) =>
  pagedQuery({ key: [...operatorKey, list], filters, ask });

export const usersQuery = (filters: Filters) =>
  pagesOf('users', filters, (query, options) =>
    request(operatorUserCalls.listOperatorUsers, { query } as never, options),
  );
export const reportsQuery = (filters: Filters) =>
  pagesOf('reports', filters, (query, options) => request(reportCalls.listReports, { query } as never, options));
export const payoutsQuery = (filters: Filters) =>
  pagesOf('payouts', filters, (query, options) =>
    request(operatorPayoutCalls.listOperatorPayouts, { query } as never, options),
  );
export const chargebacksQuery = (filters: Filters) =>
  pagesOf('chargebacks', filters, (query, options) =>
    request(operatorChargebackCalls.listChargebacks, { query } as never, options),
  );
export const referralSignalsQuery = (filters: Filters) =>
  pagesOf('referral-signals', filters, (query, options) =>
    request(operatorReferralCalls.listReferralSignals, { query } as never, options),
  );
export const lettersQuery = (filters: Filters) =>
  pagesOf('letters', filters, (query, options) =>
    request(contactInboxCalls.listContactMessages, { query } as never, options),
  );
export const actsQuery = (filters: Filters) =>
  pagesOf('acts', filters, (query, options) => request(auditCalls.listActs, { query } as never, options));
export const readsQuery = (filters: Filters) =>
  pagesOf('reads', filters, (query, options) =>
    request(personalReadCalls.listPersonalReads, { query } as never, options),
  );
export const lookupsQuery = (kind: LookupKind, filters: Filters) =>
  pagesOf(`lookups/${kind}`, filters, (query, options) =>
    request(operatorLookupCalls.listOperatorLookups, { params: { kind }, query } as never, options),
  );

const minute = 60_000;

export const homeQuery = queryOptions({
  queryKey: [...operatorKey, 'home'],
  queryFn: async ({ signal }) => (await request(operatorHomeCalls.getOperatorHome, {}, { signal })).data,
  refetchInterval: minute,
});

export const waitingApprovalsQuery = queryOptions({
  queryKey: [...operatorKey, 'approvals'],
  queryFn: async ({ signal }) =>
    (
      await request(
        operatorApprovalCalls.listOperatorApprovals,
        { query: { status: 'waiting', limit: '50' } },
        { signal },
      )
    ).data,
  refetchInterval: minute,
});

export const healthQuery = queryOptions({
  queryKey: [...operatorKey, 'health'],
  queryFn: async ({ signal }) => (await request(operatorHomeCalls.getOperatorHealth, {}, { signal })).data,
  refetchInterval: minute,
});

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...operatorKey, 'user', id],
    queryFn: async ({ signal }) =>
      (await request(operatorUserCalls.getOperatorUser, { params: { id } }, { signal })).data,
  });

export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: [...operatorKey, 'report', id],
    queryFn: async ({ signal }) => (await request(reportCalls.getReport, { params: { id } }, { signal })).data,
  });

export const plansQuery = queryOptions({
  queryKey: [...operatorKey, 'plans'],
  queryFn: async ({ signal }) => (await request(operatorPlanCalls.listOperatorPlans, {}, { signal })).data,
});

export const maintenanceQuery = queryOptions({
  queryKey: [...operatorKey, 'maintenance'],
  queryFn: async ({ signal }) => (await request(maintenanceCalls.getMaintenance, {}, { signal })).data,
});

/** Mutation of an operator; refetches all displayed data on success. */
export function useAct<I, R>(act: (input: I) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: operatorKey }),
        client.invalidateQueries({ queryKey: sharedKeys.lookups }),
      ]),
  });
}
