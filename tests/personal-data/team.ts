import type { Context } from '../../server/kit/context/context.ts';
import { makeUnclaimedInfluencer } from '../makers/influencer.ts';
import { joinAccount, personOf } from '../makers/membership.ts';

interface Team {
  context: Context;
  me: { id: number };
  other: { id: number };
  sessionId: number;
  mark: string;
}

/** Acts for another account, and has invited somebody to the own one. */
export async function actingForOthers({ context, me, other, sessionId, mark }: Team): Promise<void> {
  const { db } = context;
  const sides = { account: { id: String(other.id) }, member: { id: String(me.id) } };
  const personId = await joinAccount(context, { ...sides, roles: ['viewer'] });
  const token = { token_hash: mark, created_at: new Date() };
  await db
    .insertInto('session_token')
    .values({ ...token, session_id: sessionId, account_id: other.id, person_id: personId })
    .execute();
  const invitedBy = await personOf(db, me.id);
  const asked = { asked_by: invitedBy, call: mark, request_hash: mark, note: mark, amount: 1, parts: '[]' };
  await db
    .insertInto('approval')
    .values({ account_id: me.id, ...asked, created_at: new Date(), expires_at: new Date(Date.now() + 60_000) })
    .execute();
  await db.insertInto('approvals_policy').values({ account_id: me.id, above: 1, changed_at: new Date() }).execute();
  await db
    .insertInto('activity')
    .values({ account_id: me.id, person_id: invitedBy, act: mark, kind: 'team', created_at: new Date() })
    .execute();
  await db.insertInto('former_owner').values({ account_id: other.id, person_id: invitedBy }).execute();
  const paid = { reference: mark, payee_id: other.id, amount: 1 };
  await db
    .insertInto('member_payment')
    .values({ account_id: me.id, person_id: invitedBy, ...paid, created_at: new Date() })
    .execute();
  await db
    .insertInto('team_note')
    .values({ account_id: other.id, person_id: invitedBy, influencer_id: me.id, text: mark, created_at: new Date() })
    .execute();
  const changed = { created_at: new Date(), changed_at: new Date() };
  await db
    .insertInto('crm_entry')
    .values([
      {
        account_id: me.id,
        influencer_id: (await makeUnclaimedInfluencer(db)).id,
        stage: 'found',
        tags: [mark],
        ...changed,
      },
      { account_id: other.id, influencer_id: me.id, stage: 'found', tags: [mark], ...changed },
    ])
    .execute();
  await db
    .insertInto('crm_import')
    .values({ account_id: me.id, name: mark, counts: '{}', left_out: '[]', created_at: new Date() })
    .execute();
  await db
    .insertInto('crm_invitation')
    .values({
      account_id: me.id,
      email: `${mark}@asked.test`,
      mark,
      message: mark,
      locale: 'en',
      created_at: new Date(),
      due_at: new Date(),
    })
    .execute();
  await db
    .insertInto('member_invitation')
    .values({
      ...token,
      account_id: me.id,
      invited_by: invitedBy,
      email: `${mark}@team.test`,
      roles: ['viewer'],
      expires_at: new Date(Date.now() + 60_000),
    })
    .execute();
}
