import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { cx } from '../../ui/cx.ts';
import { campaignNameQuery } from './messages.queries.ts';

/** Line before messages tagged with a campaign; nothing when the campaign is deleted. */
export function AboutCampaign({ id, isMine }: { id: string; isMine: boolean }) {
  const { data: title } = useQuery(campaignNameQuery(id));
  return (
    <p
      className={cx(
        'mb-1.5 flex min-h-5 max-w-[82%] items-center gap-1.5 text-t2 text-xs @lg:max-w-[62%]',
        isMine && 'ml-auto',
      )}
    >
      {title ? (
        <>
          <Megaphone className="size-3.5 flex-none" />
          <Link to={paths.campaign(id)} className="link hit-44 min-w-0 truncate">
            <Trans>About {title}</Trans>
          </Link>
        </>
      ) : null}
    </p>
  );
}
