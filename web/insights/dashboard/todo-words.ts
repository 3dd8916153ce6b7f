import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import {
  ArrowLeftRight,
  Banknote,
  Clapperboard,
  CloudOff,
  FileCheck,
  FilePen,
  Globe,
  Handshake,
  Hourglass,
  Inbox,
  Landmark,
  Lightbulb,
  LockKeyhole,
  PackageCheck,
  PencilLine,
  Scale,
  Unplug,
} from 'lucide-react';
import { platformName } from '../../../contract/core/platforms.ts';
import type { Todo, TodoKind } from '../../../contract/insights/dashboard.ts';
import { pieceName } from '../../lib/campaign-labels.ts';
import { formatDay } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { nameOf } from '../../lib/people-names.ts';
import { untilEndOf } from '../../lib/time-labels.ts';
import { formatRupees } from '../../ui/forms/rupees.ts';

/** Amber for tasks on money or the account. */
export const todoLooks: Record<TodoKind, { icon: LucideIcon; isWarm?: true }> = {
  answer_applications: { icon: Inbox },
  review_work: { icon: FileCheck },
  send_idea: { icon: Lightbulb },
  review_idea: { icon: Lightbulb },
  hand_in: { icon: Clapperboard },
  mend_work: { icon: PencilLine, isWarm: true },
  answer_offer: { icon: Handshake },
  answer_change: { icon: FilePen },
  confirm_arrival: { icon: PackageCheck },
  publish: { icon: Globe },
  confirm_publication: { icon: Globe },
  restore_post: { icon: CloudOff, isWarm: true },
  missing_post: { icon: CloudOff, isWarm: true },
  answer_cancellation: { icon: ArrowLeftRight, isWarm: true },
  fund: { icon: Landmark, isWarm: true },
  fund_change: { icon: Landmark, isWarm: true },
  fund_pledge: { icon: Landmark, isWarm: true },
  approve_payment: { icon: Landmark, isWarm: true },
  answer_pledges: { icon: Hourglass },
  lock: { icon: LockKeyhole },
  payout_failed: { icon: Banknote, isWarm: true },
  reconnect: { icon: Unplug, isWarm: true },
  answer_dispute: { icon: Scale, isWarm: true },
  dispute: { icon: Scale, isWarm: true },
  decide_disputes: { icon: Scale },
};

function nameOfFirst({ people: [person] }: Todo): string {
  return person ? nameOf(person) : '';
}

/** Title of a task. */
export function titleOf(todo: Todo, i18n: I18n): string {
  const { count } = todo;
  const [name, piece] = [nameOfFirst(todo), todo.piece ? pieceName(todo.piece, i18n) : ''];
  const price = todo.amount === null ? '' : formatRupees(todo.amount);
  const platform = platformName(todo.platform ?? '');
  const title = todo.campaign?.title ?? '';
  const titles: Record<TodoKind, () => string> = {
    answer_applications: () =>
      i18n._(msg`${plural(count, { one: '# application to answer', other: '# applications to answer' })}`),
    review_work: () => i18n._(msg`${piece} by ${name} is ready`),
    send_idea: () => i18n._(msg`Send your idea for ${piece}`),
    review_idea: () => i18n._(msg`${name}’s idea for ${piece}`),
    hand_in: () => i18n._(msg`Submit ${piece}`),
    mend_work: () => i18n._(msg`${piece}: changes requested`),
    answer_offer: () =>
      todo.amount ? i18n._(msg`${name} offers you ${price}`) : i18n._(msg`${name} made you an offer`),
    answer_change: () => i18n._(msg`${name} wants to change the agreement`),
    confirm_arrival: () => i18n._(msg`Did ${name}’s product arrive?`),
    publish: () =>
      i18n._(msg`${plural(count, { one: '# approved piece to publish', other: '# approved pieces to publish' })}`),
    confirm_publication: () =>
      i18n._(msg`${plural(count, { one: `Is the post by ${name} live?`, other: `Are the # posts by ${name} live?` })}`),
    restore_post: () =>
      i18n._(
        msg`${plural(count, { one: 'Your post is no longer online', other: '# of your posts are no longer online' })}`,
      ),
    missing_post: () =>
      i18n._(
        msg`${plural(count, { one: `The post by ${name} is no longer online`, other: `# posts by ${name} are no longer online` })}`,
      ),
    answer_cancellation: () => i18n._(msg`${name} asks to cancel the agreement`),
    fund: () => i18n._(msg`Fund ${price} for ${name}`),
    fund_change: () => i18n._(msg`Fund ${price} more for ${name}`),
    fund_pledge: () => i18n._(msg`Fund your pledge of ${price}`),
    approve_payment: () => i18n._(msg`${name} asks to pay ${price}`),
    answer_pledges: () => i18n._(msg`${plural(count, { one: '# pledge to answer', other: '# pledges to answer' })}`),
    lock: () => i18n._(msg`${title} locks soon`),
    payout_failed: () => i18n._(msg`Your payout of ${price} failed`),
    reconnect: () => i18n._(msg`${platform} needs you to sign in again`),
    answer_dispute: () => i18n._(msg`${name} opened a dispute about ${price}`),
    dispute: () => i18n._(msg`${price} is disputed with ${name}`),
    decide_disputes: () => i18n._(msg`${plural(count, { one: '# dispute to decide', other: '# disputes to decide' })}`),
  };
  return titles[todo.kind]();
}

/** Details of a task: person, waiting time, deadline with its consequence. */
export function detailsOf(todo: Todo, i18n: I18n): string[] {
  const { kind, campaign } = todo;
  const day = formatDay(todo.since, { locale: i18n.locale });
  const due = todo.due ? formatDay(todo.due, { locale: i18n.locale }) : '';
  const until = todo.due ? untilEndOf(todo.due, { i18n }) : '';
  const price = todo.amount === null ? '' : formatRupees(todo.amount);
  const title = campaign && kind !== 'lock' ? [campaign.title] : [];
  const reason = todo.reason && kind !== 'reconnect' ? [`“${todo.reason}”`] : [];
  const ends: Partial<Record<TodoKind, () => string[]>> = {
    answer_applications: () => [i18n._(msg`oldest from ${day}`)],
    review_work: () => [due ? i18n._(msg`approved automatically on ${due}`) : i18n._(msg`submitted on ${day}`)],
    send_idea: () => [i18n._(msg`before you start shooting`)],
    review_idea: () => [due ? i18n._(msg`approved automatically on ${due}`) : i18n._(msg`submitted on ${day}`)],
    hand_in: () => (due ? [i18n._(msg`due ${due}`)] : []),
    mend_work: () => [i18n._(msg`requested on ${day}`), ...(due ? [i18n._(msg`due ${due}`)] : [])],
    answer_offer: () => (due ? [i18n._(msg`answer ${until}`)] : []),
    answer_change: () => reason,
    confirm_arrival: () => [i18n._(msg`your work is published`)],
    publish: () => (due ? [i18n._(msg`live by ${due}`)] : []),
    confirm_publication: () => [
      due ? i18n._(msg`counts without an answer on ${due}`) : i18n._(msg`published on ${day}`),
    ],
    restore_post: () => [i18n._(msg`missing since ${day}`), i18n._(msg`it has to stay up until ${due}`)],
    missing_post: () => [i18n._(msg`missing since ${day}`), i18n._(msg`it has to stay up until ${due}`)],
    answer_cancellation: () => [...(due ? [i18n._(msg`answer ${until}`)] : []), ...reason],
    fund: () => [i18n._(msg`work starts once it’s paid in`), ...(due ? [i18n._(msg`pay ${until}`)] : [])],
    fund_change: () => [i18n._(msg`the change order then takes effect`), ...(due ? [i18n._(msg`pay ${until}`)] : [])],
    fund_pledge: () => (due ? [i18n._(msg`pay ${until}`)] : []),
    approve_payment: () => [
      i18n._(msg`nothing is paid before you approve`),
      ...(due ? [i18n._(msg`answer ${until}`)] : []),
    ],
    answer_pledges: () => [price, ...(due ? [i18n._(msg`locks after ${due}`)] : [])],
    lock: () => [i18n._(msg`contributions can be withdrawn until ${due}`)],
    payout_failed: () => [i18n._(msg`the money is back in your wallet`), ...reason],
    reconnect: () => [due ? i18n._(msg`the connection ends on ${due}`) : i18n._(msg`no new data since ${day}`)],
    answer_dispute: () => [i18n._(msg`our team is reading both sides`), ...reason],
    dispute: () => [i18n._(msg`our team will decide`), ...reason],
    decide_disputes: () => [i18n._(msg`${price} on hold`), i18n._(msg`oldest from ${day}`)],
  };
  return [...title, ...(ends[kind]?.() ?? [])];
}

/** Label of the button. */
export function actOf(kind: TodoKind, i18n: I18n): string {
  const acts: Partial<Record<TodoKind, () => string>> = {
    answer_applications: () => i18n._(msg`Review`),
    review_work: () => i18n._(msg`Approve`),
    send_idea: () => i18n._(msg`Send`),
    review_idea: () => i18n._(msg`Review`),
    hand_in: () => i18n._(msg`Submit`),
    mend_work: () => i18n._(msg`Change`),
    confirm_arrival: () => i18n._(msg`Confirm`),
    publish: () => i18n._(msg`Publish`),
    confirm_publication: () => i18n._(msg`Confirm`),
    restore_post: () => i18n._(msg`View`),
    missing_post: () => i18n._(msg`View`),
    fund: () => i18n._(msg`Fund`),
    fund_change: () => i18n._(msg`Fund`),
    fund_pledge: () => i18n._(msg`Fund`),
    approve_payment: () => i18n._(msg`Review`),
    payout_failed: () => i18n._(msg`Try again`),
    reconnect: () => i18n._(msg`Reconnect`),
    decide_disputes: () => i18n._(msg`Decide`),
    lock: () => i18n._(msg`View`),
    answer_dispute: () => i18n._(msg`Respond`),
    dispute: () => i18n._(msg`View`),
  };
  return acts[kind]?.() ?? i18n._(msg`Answer`);
}

/** Tasks on the work of an agreement as a whole. */
const workKinds: readonly TodoKind[] = ['publish', 'confirm_publication', 'restore_post', 'missing_post'];

/** Page for the task. */
export function placeOf({ kind, id, campaign, piece }: Todo, isCreator: boolean): string {
  if (kind === 'payout_failed') return paths.wallet;
  if (kind === 'approve_payment') return paths.approvals;
  if (kind === 'reconnect') return paths.socialAccounts;
  if (kind === 'decide_disputes' || !campaign) return paths.operatorDisputes;
  const page = paths.campaign(campaign.id);
  if (piece) return `${page}?tab=deliverables&piece=${piece.id}`;
  if (kind === 'answer_applications') return paths.appliedUsers(campaign.id);
  if (kind === 'answer_cancellation') return paths.agreedWork(campaign.id, id);
  if (workKinds.includes(kind)) return `${page}?tab=deliverables`;
  const isOfApplication = ['fund', 'fund_change', 'answer_change', 'answer_dispute', 'dispute'].includes(kind);
  return isCreator && isOfApplication ? `${paths.appliedUsers(campaign.id)}&user=${id}` : page;
}
