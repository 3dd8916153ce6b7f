import type { Reading } from '../../contract/deliverables.ts';
import type { Performance } from '../../contract/performance.ts';
import type { DeliverableRow } from '../../database/schema/deliverable.ts';
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

const head = [
  ...[
    'Creator',
    'Piece',
    'Status',
    'Link',
    'As of',
    'Source',
    'Views',
    'Reach',
    'Likes',
    'Comments',
    'Shares',
    'Saves',
  ],
  ...['Engagement', 'Engagements per 100 views'],
];

/** A row for each piece; a figure that nobody reported is an empty cell. */
export function rowsOf({ creators, deliverables }: Performance): (string | number)[][] {
  const names = new Map(creators.map(({ application_id, user }) => [application_id, user.fullname]));
  const rows = deliverables.map((piece) => {
    const { views, reach, likes, comments, shares, saves } = figuresOn(piece.readings);
    const last = piece.readings.at(-1);
    return [
      names.get(piece.application_id) ?? '',
      `${piece.type} ${piece.number}`,
      piece.status,
      piece.url,
      last?.as_of,
      last ? 'self-reported' : null,
      ...[views, reach, likes, comments, shares, saves, piece.engagement, piece.engagement_rate],
    ].map((cell) => cell ?? '');
  });
  return [head, ...rows];
}
