import { Trans, useLingui } from '@lingui/react/macro';
import { Check, TriangleAlert } from 'lucide-react';
import { platformName } from '../../../contract/core/platforms.ts';
import type { AccountMetrics, DerivedMetrics } from '../../../contract/social/social-metrics.ts';
import { formatShortDate } from '../../lib/format.ts';
import { Card } from '../../ui/data/card.tsx';
import { groupIndian } from '../../ui/forms/rupees.ts';
import { ReasonText } from './reason-text.tsx';

type Authenticity = DerivedMetrics['authenticity'];
const shownJumps = 2;

/** Authenticity score with its reasons, or a note that too little is known. */
export function AuthenticityCard({ account }: { account: AccountMetrics }) {
  const { i18n } = useLingui();
  const { derived, derived_at } = account;
  if (!derived) return null;
  const { score, reasons, jumps } = derived.authenticity;
  const platform = platformName(account.platform);
  const date = formatShortDate(derived_at ?? account.as_of, i18n.locale);
  return (
    <Card as="section">
      <h2 className="h4">
        <Trans>Authenticity</Trans>
      </h2>
      <p className="text-sm text-t3">
        <Trans>
          {platform}, {date}. The score is the sum of the points shown.
        </Trans>
      </p>
      {score === null ? <TooLittle authenticity={derived.authenticity} /> : null}
      <div className="mt-3 flex flex-wrap gap-x-6 gap-y-3">
        {score === null ? null : (
          <p className="num flex-none">
            <b className="h1">{score}</b> <span className="text-sm text-t3">/100</span>
          </p>
        )}
        <ul className="num grid min-w-0 flex-[1_1_14rem] gap-2 text-sm">
          {reasons.map(({ figures, points, of }) => (
            <li key={figures.signal} className="flex gap-2">
              <Mark isGood={points * 2 >= of} />
              <span className="min-w-0 flex-1">
                <ReasonText figures={figures} />
              </span>
              <b className="flex-none text-t2">
                <Trans>
                  {points} of {of}
                </Trans>
              </b>
            </li>
          ))}
          {jumps.slice(0, shownJumps).map((jump) => (
            <Jump key={jump.from} jump={jump} />
          ))}
        </ul>
      </div>
      <details className="mt-3 text-sm">
        <summary className="link inline-flex min-h-6 cursor-pointer items-center">
          <Trans>How we calculate it</Trans>
        </summary>
        <p className="mt-1 text-t2">
          <Trans>
            Based on the last 30 posts within 180 days and one year of readings. A post is in line when its likes and
            comments, compared with its views, are within twice the usual. A jump is explained when a post from the four
            days before it was seen by more people than usual. If a signal can’t be judged, its weight goes to the
            others. This is a signal, not proof.
          </Trans>
        </p>
      </details>
    </Card>
  );
}

function Mark({ isGood }: { isGood: boolean }) {
  return isGood ? (
    <Check className="mt-0.5 size-4 flex-none text-ok" />
  ) : (
    <TriangleAlert className="mt-0.5 size-4 flex-none text-amber-t" />
  );
}

function Jump({ jump }: { jump: Authenticity['jumps'][number] }) {
  const { i18n } = useLingui();
  const date = formatShortDate(jump.to, i18n.locale);
  const count = groupIndian(Math.abs(jump.gained));
  const usual = groupIndian(jump.usual);
  return (
    <li className="flex gap-2">
      <Mark isGood={jump.posts > 0} />
      <span>
        {jump.gained < 0 ? (
          <Trans>
            {count} followers lost by {date}; usually {usual}
          </Trans>
        ) : jump.posts > 0 ? (
          <Trans>
            {count} followers gained by {date}, with a post that did well; usually {usual}
          </Trans>
        ) : (
          <Trans>
            {count} followers gained by {date}, with no post behind it; usually {usual}
          </Trans>
        )}
      </span>
    </li>
  );
}

function TooLittle({ authenticity }: { authenticity: Authenticity }) {
  const { t } = useLingui();
  const names: Record<Authenticity['missing'][number]['what'], string> = {
    posts: t`posts`,
    likes: t`posts with likes`,
    readings: t`readings`,
    days: t`days of readings`,
    followers: t`followers`,
    engagement: t`an engagement rate`,
    peers: t`accounts of the same size`,
    engaged_peers: t`engaged accounts of the same size`,
  };
  const wanted = new Map(authenticity.missing.map(({ what, needs, has }) => [what, `${has}/${needs} ${names[what]}`]));
  const list = [...wanted.values()].join(', ');
  return (
    <p className="num mt-3 text-sm text-t2">
      <Trans>Not enough data for a score yet: {list}.</Trans>
    </p>
  );
}
