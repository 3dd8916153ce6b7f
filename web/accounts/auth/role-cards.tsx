import { Trans } from '@lingui/react/macro';
import { Avatar } from '../../ui/data/avatar.tsx';
import { RadioCards } from '../../ui/forms/radio-cards.tsx';
import type { OpenRole } from './role-id.ts';

interface RoleCardsProps {
  value: OpenRole | undefined;
  onChange: (role: OpenRole) => void;
  error?: string | undefined;
}

/** Choice of the role with its benefits. */
export function RoleCards({ value, onChange, error }: RoleCardsProps) {
  return (
    <RadioCards
      legend={<Trans>I’m joining as</Trans>}
      name="role"
      value={value}
      onChange={onChange}
      error={error}
      cards={[
        {
          id: 'influencer',
          title: <Trans>Influencer</Trans>,
          text: <Trans>Apply, deliver and get paid in ₹</Trans>,
          picture: <Avatar id="stamp" size={48} />,
        },
        {
          id: 'brand',
          title: <Trans>Brand</Trans>,
          text: <Trans>Find creators, pay for published work</Trans>,
          picture: <Avatar id="door" size={48} shape="organisation" />,
        },
        {
          id: 'partner',
          title: <Trans>Partner</Trans>,
          text: <Trans>Bring a venue, studio or sponsor</Trans>,
          picture: <Avatar id="seal" size={48} shape="organisation" />,
        },
      ]}
    />
  );
}
