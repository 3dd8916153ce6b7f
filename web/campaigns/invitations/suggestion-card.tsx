import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CampaignSuggestion } from '../../../contract/campaigns/invitations.ts';
import { PictureStrip } from '../../discovery/discovery/picture-strip.tsx';
import { langOf } from '../../lib/lang-of.ts';
import { paths } from '../../lib/paths.ts';
import { topicAndCity } from '../../lib/topic-and-city.ts';
import { cx } from '../../ui/cx.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Card } from '../../ui/data/card.tsx';
import { ForAndAgainst } from '../../ui/data/for-and-against.tsx';
import { MatchScore } from '../../ui/data/match-score.tsx';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { formatRupees, shortenIndian } from '../../ui/forms/rupees.ts';

/** Reasons for and against; what speaks against somebody is never left out altogether. */
const reasonsShown = 3;

interface SuggestionCardProps {
  card: CampaignSuggestion;
  /** The campaign's deliverables, above the price. */
  work: string;
  isChosen: boolean;
  onChoose: (chosen: boolean) => void;
  onInvite: () => Promise<unknown>;
}

/** Creator who fits a campaign: match, reasons and the price of its work. */
export function SuggestionCard({ card, work, isChosen, onChoose, onInvite }: SuggestionCardProps) {
  const { t } = useLingui();
  const { id, fullname, match } = card;
  const pros = match.reasons.slice(0, match.gaps.length > 0 ? reasonsShown - 1 : reasonsShown);
  return (
    <Card as="article" padding="none" className="flex h-full flex-col">
      <div className={cx('relative overflow-hidden', card.pictures.length > 0 ? 'h-36' : 'h-18')}>
        <PictureStrip card={card} />
        <Checkbox
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
          className="absolute top-2 left-2 gap-0! rounded-tag bg-surface px-2"
        >
          <span className="sr-only">{t`Choose ${fullname}`}</span>
        </Checkbox>
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex items-center gap-2.5">
          <Avatar id={id} image={card.profile_image} size={40} />
          <div className="min-w-0 flex-1">
            <h3 lang={langOf(fullname)} className="h4 flex items-center gap-1.5 leading-7!">
              <Link
                to={paths.influencerProfile('influencer', id)}
                title={fullname}
                className="truncate no-underline hover:underline"
              >
                {fullname}
              </Link>
              {card.verified ? (
                <BadgeCheck role="img" aria-label={t`Verified`} className="flex-none text-link" />
              ) : null}
            </h3>
            <p className="truncate text-sm text-t3">
              <FactsLine card={card} />
            </p>
          </div>
          <p className="flex-none text-right">
            <MatchScore match={match} isLarge stacks="always" />
          </p>
        </div>
        <ForAndAgainst pros={pros} cons={match.gaps.slice(0, reasonsShown - pros.length)} />
        <div className="mt-auto flex flex-wrap items-end justify-between gap-2 border-line border-t border-dashed pt-3">
          <Price work={work}>{card.work_price}</Price>
          <div className="flex gap-2">
            <LinkButton size="sm" icon={MessageCircle} to={paths.chatWith(id)} aria-label={t`Message ${fullname}`}>
              <Trans>Message</Trans>
            </LinkButton>
            <Button size="sm" onClick={onInvite} aria-label={t`Invite ${fullname}`}>
              <Trans>Invite</Trans>
            </Button>
          </div>
        </div>
      </div>
    </Card>
  );
}

function FactsLine({ card: { categories, city, followers } }: { card: CampaignSuggestion }) {
  const { t, i18n } = useLingui();
  const size = followers === null ? [] : [t`${shortenIndian(followers)} followers`];
  return [topicAndCity({ categories, city }, i18n.locale), ...size].filter(Boolean).join(' · ');
}

function Price({ work, children }: { work: string; children: number | null }): ReactNode {
  return (
    <p className="min-w-0">
      <span className="block truncate text-t3 text-xs">{work}</span>
      {children === null ? (
        <span className="font-semibold text-sm text-t3">
          <Trans>Price unknown</Trans>
        </span>
      ) : (
        <b className="num">{formatRupees(children)}</b>
      )}
    </p>
  );
}
