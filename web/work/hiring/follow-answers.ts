import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { AnswerOutcome, Application } from '../../../contract/campaigns/applications.ts';
import type { Pledge } from '../../../contract/campaigns/pledges.ts';
import { applicationsKey, refreshApplications } from '../../campaigns/applications/applications.queries.ts';
import { refusedTime } from '../../lib/pending-actions.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { answerOutbox, type RefusedAnswer } from './answer-outbox.ts';

const mostNamed = 3;

/** Sends pending answers on any page, updates the cache and shows refusals. */
export function followAnswers(client: QueryClient): void {
  answerOutbox.follow(client, ({ campaignId }, settled) => {
    if (settled) keepOutcomes(client, campaignId, settled.outcomes);
    void refreshApplications(client);
    if (settled) tellRefused(settled.refused);
  });
}

interface Page {
  data: (Application | Pledge)[];
}

/** Applies the results to cached lists, so that nothing flickers until the refetch. */
function keepOutcomes(client: QueryClient, campaignId: string, outcomes: readonly AnswerOutcome[]): void {
  const known = new Map(outcomes.flatMap(({ id, status }) => (status ? [[id, status] as const] : [])));
  const renew = (one: Application | Pledge) => {
    const status = known.get(one.id);
    return status && !('need_id' in one) ? { ...one, status } : one;
  };
  const renewPage = (page: Page) => ({ ...page, data: page.data.map(renew) });
  // All applications are paged; one person's are a single page.
  client.setQueriesData<InfiniteData<Page> | Page>({ queryKey: applicationsKey(campaignId) }, (list) => {
    if (!list) return list;
    return 'pages' in list ? { ...list, pages: list.pages.map(renewPage) } : renewPage(list);
  });
}

/** Shows each reason once for all people it applies to. */
function tellRefused(refused: readonly RefusedAnswer[]): void {
  for (const [reason, people] of Map.groupBy(refused, ({ reason }) => reason)) {
    const named = people
      .slice(0, mostNamed)
      .map(({ name }) => name)
      .join(', ');
    const left = people.length - mostNamed;
    const who = left > 0 ? i18n._(msg`${named} and ${left} more`) : named;
    showToast('error', `${who}: ${reason}`, { duration: refusedTime });
  }
}
