import { Trans } from '@lingui/react/macro';
import { Tag } from '../../ui/data/tag.tsx';

const tones = { Influencer: 'peacock', Brand: 'grey', Partner: 'blue', Operator: 'amber' } as const;

/** Role next to a name. */
export function RoleBadge({ role }: { role: keyof typeof tones }) {
  return (
    <Tag tone={tones[role]}>
      {role === 'Influencer' ? <Trans>Influencer</Trans> : null}
      {role === 'Brand' ? <Trans>Brand</Trans> : null}
      {role === 'Partner' ? <Trans>Partner</Trans> : null}
      {role === 'Operator' ? <Trans>Operator</Trans> : null}
    </Tag>
  );
}
