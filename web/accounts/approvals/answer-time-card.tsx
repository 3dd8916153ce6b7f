import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Approval } from '../../../contract/accounts/approvals.ts';
import { formatTag } from '../../../contract/kit/languages.ts';
import { Card } from '../../ui/data/card.tsx';
import { answerTimeOf, sayAnswerTime } from './answer-time.ts';

/** Time from asking to the answer, of the newest requests. */
export function AnswerTimeCard({ approvals }: { approvals: readonly Approval[] }) {
  const { i18n } = useLingui();
  const time = answerTimeOf(approvals);
  if (!time) return null;
  return (
    <Card as="section">
      <h2 className="h4">
        <Trans>How fast you answer</Trans>
      </h2>
      <p className="money mt-2 text-2xl">{sayAnswerTime(time.median, formatTag(i18n.locale))}</p>
      <p className="num mt-1 text-sm text-t3">
        <Plural
          value={time.count}
          one="The time of one answer. Work starts sooner when it is short."
          other="Median of # answers. Work starts sooner when it is short."
        />
      </p>
    </Card>
  );
}
