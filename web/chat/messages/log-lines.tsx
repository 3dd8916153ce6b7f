import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { sayDay } from '../../lib/time-labels.ts';
import { AboutCampaign } from './about-campaign.tsx';
import type { LogRow } from './log-rows.ts';

/** Lines before a row: date, "New messages", campaign. */
export function LogLines({ row, me, now }: { row: LogRow; me: string; now: Date }) {
  const { i18n } = useLingui();
  const { body, day, isNew, about } = row;
  const isMine = body.is === 'unsent' || (body.is === 'message' && body.message.sender_id === me);
  return (
    <>
      {day ? <Line className="text-t2 before:bg-line after:bg-line">{sayDay(day, { i18n, now })}</Line> : null}
      {isNew ? (
        <Line className="text-gulal before:bg-gulal/50 after:bg-gulal/50">
          <Trans>New messages</Trans>
        </Line>
      ) : null}
      {about ? <AboutCampaign id={about} isMine={isMine} /> : null}
    </>
  );
}

function Line({ className, children }: { className: string; children: ReactNode }) {
  return (
    <p
      className={`flex items-center gap-3 py-3 text-center font-semibold text-xs before:h-px before:flex-1 after:h-px after:flex-1 ${className}`}
    >
      {children}
    </p>
  );
}
