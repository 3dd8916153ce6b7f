import { Trans, useLingui } from '@lingui/react/macro';
import { Eye } from 'lucide-react';
import type { CampaignBody } from '../../../../contract/campaigns/campaign-fields.ts';
import { useSession } from '../../../lib/session.ts';
import { PostCard, type PostedCampaign } from '../post-card.tsx';

/** Preview of the campaign as creators will see it. */
export default function Preview({ body }: { body: CampaignBody }) {
  const { t } = useLingui();
  const { profile } = useSession();
  if (!profile) return null;
  const { id, fullname, role, username = null, business_name = null, location = null, profile_image } = profile;
  const creator = { id, fullname, role, username, business_name, location, profile_image };
  const campaign = toPosted(body, creator, t`Your title`);
  return (
    <section aria-label={t`Preview for creators`}>
      <p className="mb-2 flex items-center gap-2 text-sm text-t2">
        <Eye className="size-4" />
        {campaign.type === 'joint' ? <Trans>What others see</Trans> : <Trans>What creators see</Trans>}
      </p>
      <PostCard campaign={campaign} isPreview />
    </section>
  );
}

function toPosted(body: CampaignBody, creator: PostedCampaign['creator'], untitled: string): PostedCampaign {
  return {
    id: 'preview',
    title: body.title || untitled,
    type: body.type ?? 'standard',
    creator,
    compensation: body.compensation ?? null,
    budget_per_creator: body.budget_per_creator ?? null,
    product_value: body.product_value ?? null,
    commission_percent: body.commission_percent ?? null,
    content: (body.content ?? []).map(({ due, ...made }) => (due ? { ...made, due } : made)),
    application_deadline: body.application_deadline ?? null,
    start_date: body.start_date ?? null,
    end_date: body.end_date ?? null,
    slots: body.type === 'joint' ? null : (body.slots ?? null),
    counts: { slots_taken: 0, slots_left: body.slots ?? null },
    needs: (body.needs ?? []).map((need, at) => ({
      id: need.id ?? String(at),
      kind: need.kind,
      description: need.description ?? '',
      value: need.value,
      pledged: 0,
      accepted: 0,
      contributed: 0,
    })),
  };
}
