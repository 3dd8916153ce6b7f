import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, MessageCircle, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { type CrmEntry, type CrmStage, crmStages } from '../../../contract/campaigns/crm.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Card } from '../../ui/data/card.tsx';
import { ContentImage } from '../../ui/data/content-image.tsx';
import { FollowerCount } from '../../ui/data/follower-count.tsx';
import { Money } from '../../ui/data/money.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { TeamNotes } from '../notes/team-notes.tsx';
import { crmEntryQuery, useRemoveEntry, useSetEntries } from './crm.queries.ts';
import { stageLooks } from './crm-words.ts';
import { TagEditor } from './tag-editor.tsx';

interface CrmPanelProps {
  entry: CrmEntry;
  /** Position from 1; 0 for a creator no longer in the list. */
  position: number;
  total: number;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  onInvite: () => void;
}

/** A creator with stage, tags, what was done together and the team's notes; a sheet on phones. */
export function CrmPanel(props: CrmPanelProps) {
  const { t } = useLingui();
  const isWide = useMedia('(width >= 1024px)');
  const { entry, position, total, onStep, onClose } = props;
  const { influencer } = entry;
  if (!isWide) {
    return (
      <Sheet title={<Trans>Creator</Trans>} onClose={onClose}>
        <div className="-mx-4">
          <Story {...props} />
        </div>
      </Sheet>
    );
  }
  return (
    <Card as="aside" padding="none" className="sticky top-20 max-h-[calc(100dvh-96px)] overflow-y-auto!">
      <div className="flex items-center gap-2 py-2 pr-2 pl-5 text-sm text-t3">
        <span className="num flex-1">
          {position > 0 ? (
            <Trans>
              {position} of {total}
            </Trans>
          ) : null}
        </span>
        <IconButton icon={ChevronUp} size="sm" label={t`Previous`} onClick={() => onStep(-1)} />
        <IconButton icon={ChevronDown} size="sm" label={t`Next`} onClick={() => onStep(1)} />
        <IconButton icon={X} size="sm" label={t`Close`} onClick={onClose} />
      </div>
      <Story key={influencer.id} {...props} />
    </Card>
  );
}

function Story({ entry, onClose, onInvite }: CrmPanelProps) {
  const { influencer } = entry;
  const { id, fullname, profile_image: image, engagement_rate: rate, pictures } = influencer;
  const set = useSetEntries();
  const change = (wanted: { stage?: CrmStage; tags?: readonly string[] }) =>
    set.mutate({ ids: [id], ...wanted }, { onError: (error) => showToast('error', reasonOf(error)) });
  return (
    <>
      <div className="flex items-center gap-3 px-5 pt-1 pb-3.5">
        <Avatar id={id} image={image} size={56} />
        <div className="min-w-0 flex-1">
          <h2 className="h4 break-words">
            <Link to={paths.influencerProfile('influencer', id)} className="hover:underline">
              {fullname}
            </Link>
          </h2>
          <p className="num text-sm text-t3">
            <FollowerCount card={influencer} isBare />
            {rate === null ? null : ` · ${rate}%`}
          </p>
        </div>
      </div>
      {pictures.length > 0 ? (
        <div className="grid grid-cols-3 gap-[3px]">
          {pictures.map((picture) => (
            <ContentImage
              key={picture.id}
              id={id}
              picture={picture.picture}
              alt={picture.caption ?? ''}
              sizes="125px"
              className="h-37"
            />
          ))}
        </div>
      ) : null}
      <div className="grid gap-3 px-5 pt-3.5">
        <StageLine entry={entry} onStage={(stage) => change({ stage })} onInvite={onInvite} />
        <TagEditor tags={entry.tags} onChange={(tags) => change({ tags })} />
        <Facts id={id} />
      </div>
      <div className="mt-3.5 border-line border-t px-5 pt-3.5 pb-4">
        <TeamNotes target={`creator:${id}`} />
        <RemoveAct id={id} onDone={onClose} />
      </div>
    </>
  );
}

interface StageLineProps {
  entry: CrmEntry;
  onStage: (stage: CrmStage) => void;
  onInvite: () => void;
}

function StageLine({ entry: { stage, influencer }, onStage, onInvite }: StageLineProps) {
  const { t, i18n } = useLingui();
  return (
    <div className="flex gap-2">
      <div className="min-w-0 flex-1">
        <Select
          aria-label={t`Stage`}
          value={stage ?? ''}
          options={crmStages.map((id) => ({ id, name: i18n._(stageLooks[id].name) }))}
          onChange={(event) => onStage(event.target.value as CrmStage)}
        />
      </div>
      <Button onClick={onInvite}>{influencer.claimed ? <Trans>Invite</Trans> : <Trans>Ask to join</Trans>}</Button>
      {influencer.claimed ? (
        <LinkButton icon={MessageCircle} to={paths.chatWith(influencer.id)} aria-label={t`Message`}>
          {null}
        </LinkButton>
      ) : null}
    </div>
  );
}

function Facts({ id }: { id: string }) {
  const { data } = useQuery(crmEntryQuery(id));
  const fact = (name: ReactNode, value: ReactNode) => (
    <div>
      <dt className="text-t3 text-xs">{name}</dt>
      <dd className="num font-bold">{value}</dd>
    </div>
  );
  return (
    <dl className="grid min-h-12 grid-cols-2 gap-3 border-line border-t border-dashed pt-3">
      {fact(<Trans>Campaigns</Trans>, data?.facts.campaigns ?? '–')}
      {fact(<Trans>Paid</Trans>, data ? <Money value={data.facts.paid} /> : '–')}
    </dl>
  );
}

/** Asks once more in place, since notes stay but stage and tags are lost. */
function RemoveAct({ id, onDone }: { id: string; onDone: () => void }) {
  const remove = useRemoveEntry();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button variant="text" size="sm" className="mt-3 -ml-2" onClick={() => setAsked(true)}>
        <Trans>Take off the list…</Trans>
      </Button>
    );
  }
  return (
    <div className="mt-3 grid gap-2 text-sm">
      <p>
        <Trans>Stage and tags are lost; notes stay.</Trans>
      </p>
      <div className="flex gap-2">
        <Button size="sm" onClick={() => setAsked(false)}>
          <Trans>Keep</Trans>
        </Button>
        <Button
          size="sm"
          variant="danger"
          onClick={() => remove.mutateAsync(id).then(onDone, (error: unknown) => showToast('error', reasonOf(error)))}
        >
          <Trans>Take off</Trans>
        </Button>
      </div>
    </div>
  );
}
