import type { FiguresFrom, Performance } from '../../../contract/insights/performance.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import type { Reading } from '../../../contract/work/figures.ts';
import type { DeliverableRow } from '../../../database/schema.ts';
import { inLanguage, type LocalizedMessage, msg } from '../../kit/i18n/messages.ts';
import { workWords } from '../../work/deliverables/deliverables.rules.ts';
import { wordPiece } from '../../work/work-clock/piece-words.rules.ts';
import { engagementOf, engagementRate, figuresOn } from './performance.rules.ts';

export function viewPiece(row: DeliverableRow, readings: Reading[]): Performance['deliverables'][number] {
  const figures = figuresOn(readings);
  return {
    id: String(row.id),
    application_id: String(row.application_id),
    type: row.content_type,
    number: row.number,
    status: row.status,
    url: row.url,
    engagement: engagementOf(figures),
    engagement_rate: engagementRate([figures]),
    readings,
  };
}

/** Origin of figures within a table. */
export const sourceWords: Record<FiguresFrom, LocalizedMessage> = {
  self_reported: msg`self-reported`,
  provider: msg`read from the account`,
  mixed: msg`partly read, partly self-reported`,
};

const head = [
  msg`Creator`,
  msg`Piece`,
  msg`Status`,
  msg`Link`,
  msg`As of`,
  msg`Source`,
  msg`Views`,
  msg`Reach`,
  msg`Likes`,
  msg`Comments`,
  msg`Shares`,
  msg`Saves`,
  msg`Engagement`,
  msg`Engagements per 100 views`,
  msg`Clicks of the creator’s link`,
];

/** A row per piece; figures that nobody reported are empty cells. */
export function rowsOf({ creators, deliverables }: Performance, locale: Locale): (string | number)[][] {
  const inWords = inLanguage(locale);
  const names = new Map(creators.map(({ application_id, user }) => [application_id, user.fullname]));
  const clicks = new Map(creators.map((creator) => [creator.application_id, creator.clicks]));
  const rows = deliverables.map((piece) => {
    const { views, reach, likes, comments, shares, saves } = figuresOn(piece.readings);
    const last = piece.readings.at(-1);
    return [
      names.get(piece.application_id) ?? '',
      inWords(wordPiece({ content_type: piece.type, number: piece.number })),
      inWords(workWords[piece.status]),
      piece.url,
      last?.as_of,
      last ? inWords(sourceWords[last.source]) : null,
      ...[views, reach, likes, comments, shares, saves, piece.engagement, piece.engagement_rate],
      clicks.get(piece.application_id),
    ].map((cell) => cell ?? '');
  });
  return [head.map(inWords), ...rows];
}
