import * as z from 'zod/mini';
import type { Note } from '../../../contract/campaigns/notes.ts';
import { mayDo } from '../../../contract/kit/permissions.ts';
import { findTeam } from '../../accounts/members/members.service.ts';
import { findActors } from '../../core/people/actors.service.ts';
import { findName } from '../../core/people/people.service.ts';
import { listInfluencerCards } from '../../discovery/discovery/discovery.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { msg, verbatim } from '../../kit/i18n/messages.ts';
import { notifyAll } from '../../notifications/notifications/notifications.service.ts';
import { insertNote, type NoteRow, type NotesOn, selectNotes, selectSide } from './notes.queries.ts';
import { findMentioned } from './notes.rules.ts';
import { viewNote } from './notes.views.ts';

interface Asked {
  user: User;
  /** `application:12` or `creator:34`. */
  target: string;
}

/** Finds the target of a note, if the account may know it, and its page. */
async function readTarget(
  context: Context,
  { user, target }: Asked,
): Promise<NotesOn & { link: string; campaignId: number | null }> {
  const [type = '', wireId = ''] = target.split(':');
  const id = rowId(wireId);
  const accountId = user.id;
  if (type === 'application') {
    const side = await selectSide(context.db, { applicationId: id, accountId });
    if (!side) throw refuseNotFound('This application');
    const { campaign_id: campaignId } = side;
    const link = `/campaign-details/${campaignId}?tab=applied`;
    return { accountId, target: { application_id: id }, link, campaignId };
  }
  const [card] = await listInfluencerCards(context, user, [id]);
  if (!card) throw refuseNotFound('This creator');
  return { accountId, target: { influencer_id: id }, link: `/influencer-profile/influencer/${id}`, campaignId: null };
}

async function present(context: Context, rows: readonly NoteRow[]): Promise<Note[]> {
  const writtenIn = ({ account_id, person_id }: NoteRow) => ({ accountId: account_id, personId: person_id });
  const actorOf = await findActors(context, rows.map(writtenIn));
  return rows.map((row) => viewNote(row, actorOf(writtenIn(row))));
}

/** The team's notes on an application or a creator. */
export async function listNotes(
  context: Context,
  { limit, cursor, ...asked }: Asked & { limit: number; cursor?: string | undefined },
): Promise<{ data: Note[]; next_cursor: string | null }> {
  const on = await readTarget(context, asked);
  const before = decodeCursor(cursor, z.int());
  const found = await selectNotes(context.db, on, { before, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: ({ id }) => id });
  return { data: await present(context, rows), next_cursor };
}

/** Keeps a note, and tells the members it mentions who may read it. */
export async function addNote(context: Context, { text, ...asked }: Asked & { text: string }): Promise<Note> {
  const { user } = asked;
  const { accountId, target, link, campaignId } = await readTarget(context, asked);
  return inTransaction(context, async (tx) => {
    const personId = user.person.id;
    const row = await insertNote(tx.db, {
      account_id: accountId,
      person_id: personId,
      text,
      created_at: tx.now(),
      ...target,
    });
    const team = await findTeam(tx, accountId);
    const mayRead = ({ roles, campaignIds }: (typeof team)[number]) =>
      mayDo(roles, 'money') && (campaignId === null || campaignIds === null || campaignIds.includes(campaignId));
    const told = findMentioned(text, team).filter((one) => one.personId !== personId && mayRead(one));
    const who = verbatim(team.find((one) => one.personId === personId)?.fullname ?? '');
    const account = verbatim((await findName(tx, accountId)) ?? '');
    await notifyAll(
      tx,
      told.map(({ homeId }) => ({
        accountId: homeId,
        isPersonal: true as const,
        type: 'chat' as const,
        title: msg`${{ who }} mentioned you in a note for ${{ account }}`,
        description: verbatim(text),
        link,
      })),
    );
    const [view] = await present(tx, [row]);
    if (!view) throw refuseNotFound();
    return view;
  });
}
