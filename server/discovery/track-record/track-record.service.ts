import * as z from 'zod/mini';
import type { Role } from '../../../contract/core/roles.ts';
import type { Collaboration, FigureId, Measured, TrackRecord } from '../../../contract/discovery/track-record.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { givenInstant } from '../../../contract/kit/fields.ts';
import { findVisiblePerson } from '../../accounts/profiles/profiles.service.ts';
import { findReplyTime } from '../../chat/messages/replies.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { findDaysToPay } from './pay-time.service.ts';
import {
  countCollaborations,
  selectAnswers,
  selectCollaborations,
  selectCompleted,
  selectHandedIn,
  selectJudged,
  selectKeptOnline,
} from './track-record.queries.ts';
import { figuresSince, measureMedian, measureShare } from './track-record.rules.ts';
import { viewWork } from './track-record.views.ts';

interface Of {
  user: User;
  id: string;
}

/** A person's track record over the last twelve months. */
export async function getTrackRecord(context: Context, { user, id }: Of): Promise<TrackRecord> {
  const person = await findVisiblePerson(context, { id, readerId: user.id });
  const from = figuresSince(context.now());
  const today = dateInIndia(context.now());
  const figures = await figuresOf(context, person, from);
  return {
    since: from.toISOString(),
    figures: figures.map(([figure, measured]) => ({ id: figure, ...measured })),
    done: await countCollaborations(context.db, { id: person.id, today }),
  };
}

async function figuresOf(
  context: Context,
  { id, role }: { id: number; role: Role },
  from: Date,
): Promise<[FigureId, Measured][]> {
  const { db } = context;
  const of = { id, from };
  if (role === 'influencer') {
    const today = dateInIndia(context.now());
    return [
      ['chat_reply_hours', measureMedian(await findReplyTime(context, id))],
      ['on_time_rate', measureShare(await selectHandedIn(db, { ...of, today }))],
      ['completion_rate', measureShare(await selectCompleted(db, of))],
      ['kept_online_rate', measureShare(await selectKeptOnline(db, { ...of, today }))],
    ];
  }
  const { decided, closed, ...reply } = await selectAnswers(db, of);
  return [
    ['days_to_pay', (await findDaysToPay(context, [id])).get(id) ?? { value: null, n: 0 }],
    ['reply_hours', measureMedian(reply)],
    ['decision_rate', measureShare({ count: decided, n: decided + closed })],
    ['review_rate', measureShare(await selectJudged(db, of))],
  ];
}

const place = z.tuple([givenInstant, z.int()]);

/** A person's finished collaborations, latest first: title, brand and month only. */
export async function listCollaborations(
  context: Context,
  { user, id, limit, cursor }: Of & { limit: number; cursor?: string | undefined },
) {
  const after = decodeCursor(cursor, place);
  const person = await findVisiblePerson(context, { id, readerId: user.id });
  const of = { id: person.id, today: dateInIndia(context.now()) };
  const found = await selectCollaborations(context.db, { ...of, now: context.now(), after, limit: limit + 1 });
  const { rows: shown, next_cursor } = cutPage(found, { limit, placeOf: (row) => [row.at.toISOString(), row.id] });
  const people = await findPeople(
    context,
    shown.map((row) => row.creator_id),
  );
  const urlOf = (key: string) => context.storage.publicUrl(key);
  const data: Collaboration[] = shown.map(({ id: campaignId, title, creator_id, at, ...work }) => {
    const brand = people.get(creator_id);
    const name = brand?.businessName ?? brand?.fullname ?? '';
    return {
      id: String(campaignId),
      title,
      brand: { id: String(creator_id), name },
      month: dateInIndia(at).slice(0, 7),
      ...viewWork(work, urlOf),
    };
  });
  return {
    data,
    total: await countCollaborations(context.db, of),
    next_cursor,
  };
}
