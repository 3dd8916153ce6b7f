import { dayMs } from '../../../contract/kit/calendar.ts';
import { mayDo } from '../../../contract/kit/permissions.ts';
import { findBlocked, findByProvenEmail, findContacts } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inEvenTime } from '../../kit/context/even-time.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse } from '../../kit/http/errors.ts';
import { demandTurn, takeTurn } from '../../kit/http/limits/limits.service.ts';
import { msg, verbatim } from '../../kit/i18n/messages.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { listAccounts } from '../workspaces/workspaces.service.ts';

/** Requests that a person may send a day. */
const requestsADay = 20;
/** Requests that anybody gets in thirty days, over all senders. */
const requestsGotten = 3;

interface Asking {
  user: User;
  email: string;
}

/**
 * Asks the person with a proven e-mail to invite a member of an agency. It is a notice and no right: they send an invitation of
 * their own, or none. Answers the same whoever has the address, or nobody.
 */
export async function askClient(context: Context, { user, email }: Asking): Promise<void> {
  const { id: personId, home } = user.person;
  const accounts = await listAccounts(context, personId);
  const agency = accounts.find(
    ({ role, member_roles: roles, needs_factor: needsFactor }) =>
      role === 'Partner' && mayDo(roles, 'manage') && !needsFactor,
  );
  if (!agency) throw refuse('ROLE', 'Clients are added by agencies, which are partner accounts. Open one first.');
  const [asker] = (await findContacts(context, [home.id])).get(home.id) ?? [];
  if (!asker?.email) throw refuse('NOT_VERIFIED', 'Confirm your e-mail first. Your client invites it.');
  await demandTurn(context, { key: `client-requests:${personId}`, max: requestsADay, seconds: dayMs / 1000 });
  const words = { agencyId: Number(agency.id), agency: agency.name, name: asker.fullname, email: asker.email };
  await inEvenTime(context, () => tellClient(context, { askerId: home.id, to: email, ...words }));
}

interface Request {
  askerId: number;
  to: string;
  agencyId: number;
  agency: string;
  name: string;
  email: string;
}

async function tellClient(context: Context, { askerId, to, agencyId, ...words }: Request): Promise<void> {
  const clientId = await findByProvenEmail(context, to);
  if (clientId === null || clientId === askerId) return;
  if ((await findBlocked(context, clientId, [askerId, agencyId])).size > 0) return;
  const seconds = (30 * dayMs) / 1000;
  if ((await takeTurn(context, { key: `client-request:${clientId}`, max: requestsGotten, seconds })) > 0) return;
  const [agency, name, email] = [verbatim(words.agency), verbatim(words.name), verbatim(words.email)];
  await notify(context, {
    accountId: clientId,
    senderId: agencyId,
    type: 'application',
    title: msg`${{ agency }} asks to act for you`,
    description: msg`${{ name }} asks for an invitation to your team, sent to ${{ email }}. You choose what they may do. If you don’t know them, do nothing.`,
    link: `/team?invite=${encodeURIComponent(words.email)}`,
  });
}
