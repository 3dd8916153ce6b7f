import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import {
  firstNameMark,
  type InvitationOutcome,
  invitedAtOnce,
  type SuggestionSort,
} from '../../../contract/campaigns/invitations.ts';
import { deliverablesInWords } from '../../lib/campaign-labels.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { ShowMore } from '../../ui/data/show-more.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { PhoneBar } from '../../ui/page/phone-bar.tsx';
import WhoSaw from '../viewers/who-saw.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { InvitedLine } from './invited-line.tsx';
import { NextSteps } from './next-steps.tsx';
import { SuggestionGrid } from './suggestion-grid.tsx';
import { suggestionsQuery, useInvite } from './suggestions.queries.ts';

/** Creators who fit the campaign, invited all at once with one message. */
export default function SuggestionsTab({ campaign }: { campaign: Campaign }) {
  const { t, i18n } = useLingui();
  const [sort, setSort] = useState<SuggestionSort>('match');
  const query = useInfiniteQuery(suggestionsQuery(campaign.id, sort));
  const invite = useInvite(campaign.id);
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set());
  const [outcomes, setOutcomes] = useState<readonly InvitationOutcome[]>([]);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const [text, setText] = useState({
    message: t`${firstNameMark}, we’d love to work with you on this campaign. Have a look and apply if you like it.`,
    remind: true,
  });
  const [first] = query.data?.pages ?? [];
  if (!first) {
    return query.error ? (
      <ErrorState
        title={<Trans>Couldn’t find creators who fit</Trans>}
        text={reasonOf(query.error)}
        onRetry={query.refetch}
      />
    ) : (
      <Skeleton className="h-96" />
    );
  }
  const cards = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const { invitations: quota, total } = first;
  const most = Math.min(invitedAtOnce, quota.limit === null ? invitedAtOnce : quota.limit - quota.sent);
  const chosen = cards.filter(({ id }) => !dropped.has(id)).map(({ id }) => id);
  const work = deliverablesInWords(campaign.content, i18n);

  async function inviteThese(ids: string[]) {
    setNames(new Map(cards.map(({ id, fullname }) => [id, fullname])));
    const reply = await invite.mutateAsync({ influencer_ids: ids, ...text }).catch(() => null);
    if (reply) setOutcomes(reply.data);
  }
  const actAt = (className: string) => (
    <Button
      variant="primary"
      className={className}
      busy={invite.isPending}
      disabled={chosen.length === 0 || chosen.length > most}
      onClick={() => inviteThese(chosen)}
    >
      <Plural value={chosen.length} _0="Invite" one="Invite #" other="Invite all #" />
    </Button>
  );
  return (
    <section aria-labelledby="fits" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid min-w-0 gap-4">
          <div>
            <h2 id="fits" className="h3">
              <Plural value={total} _0="Nobody new fits" one="# creator fits" other="# creators fit" />
            </h2>
            <p className="text-sm text-t2">
              <Trans>
                Chosen by topic, place, language, size and their own prices for {work || t`your deliverables`}.
              </Trans>
            </p>
          </div>
          {outcomes.length > 0 ? <InvitedLine outcomes={outcomes} nameOf={(id) => names.get(id) ?? id} /> : null}
          <FormError>{invite.error ? reasonOf(invite.error) : undefined}</FormError>
          {cards.length === 0 ? (
            <EmptyState
              jaali="fits"
              title={<Trans>You’ve reached everybody who fits</Trans>}
              text={<Trans>Others may still apply. You can also look for creators yourself.</Trans>}
              action={
                <LinkButton to={paths.browse}>
                  <Trans>Find others yourself</Trans>
                </LinkButton>
              }
            />
          ) : (
            <InvitationForm
              text={text}
              onChange={setText}
              quota={quota}
              firstReader={cards.find(({ id }) => !dropped.has(id))?.fullname}
              act={actAt('max-md:hidden')}
            />
          )}
        </div>
        <WhoSaw campaign={campaign} />
      </div>
      {cards.length > 0 ? (
        <>
          {chosen.length > most ? (
            <p role="status" className="text-sm text-t2">
              <Plural
                value={most}
                _0="You’ve sent all your invitations for today."
                one="You can invite # more person today. Choose fewer."
                other="You can invite # more people today. Choose fewer."
              />
            </p>
          ) : null}
          <SuggestionGrid
            {...{ cards, dropped, sort, work }}
            onDrop={setDropped}
            onSort={setSort}
            onInvite={inviteThese}
          />
          <div className="flex flex-wrap items-center justify-center gap-3">
            <ShowMore query={query} />
            <LinkButton variant="text" to={paths.browse}>
              <Trans>Find others yourself</Trans>
            </LinkButton>
          </div>
          <NextSteps campaign={campaign} chosen={cards.filter(({ id }) => !dropped.has(id))} />
          <PhoneBar>
            <div className="flex items-center gap-3">
              <span className="num font-semibold">
                <Plural value={chosen.length} _0="Nobody chosen" one="# chosen" other="# chosen" />
              </span>
              {actAt('flex-1')}
            </div>
          </PhoneBar>
        </>
      ) : null}
    </section>
  );
}
