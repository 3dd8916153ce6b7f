import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { FigureId } from '../../../../contract/discovery/track-record.ts';
import { figureInWords, figureWords } from '../../track-record/figure-words.ts';
import { trackRecordQuery } from '../../track-record/track-record.queries.ts';
import { Fact, factsClass } from './fact.tsx';

/** How fast a creator answers and how often work is on time, where enough is known. */
export default function RecordFacts({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { data } = useQuery(trackRecordQuery(id));
  const inWords = (wanted: FigureId) => {
    const value = data?.figures.find((figure) => figure.id === wanted)?.value ?? null;
    return value === null ? '–' : figureInWords(value, figureWords[wanted].unit, i18n);
  };
  return (
    <dl className={factsClass}>
      <Fact name={<Trans>Replies in</Trans>}>{inWords('chat_reply_hours')}</Fact>
      <Fact name={<Trans>On time</Trans>}>{inWords('on_time_rate')}</Fact>
    </dl>
  );
}
