import type { Application } from '../../contract/applications.ts';
import { timeInIndia } from '../../contract/calendar.ts';
import type { Pledge } from '../../contract/pledges.ts';

type Cells = (string | number)[];

const head = [
  'Name',
  'Username',
  'Handle',
  'City',
  'Followers',
  'Engagement (%)',
  'Match',
  'What speaks for it',
  'What is missing',
  'Quote (INR)',
  'Ready by',
  'Status',
  'Applied (IST)',
  'Message',
  'Last note',
];

/** Applications as lines of a table, headed; money in rupees. */
export function tabulateApplications(applications: readonly Application[]): Cells[] {
  return [
    head,
    ...applications.map(({ user, match, quote, ready_by, status, createdAt, message, history }) => [
      user.fullname,
      user.username,
      user.accounts[0]?.handle ?? '',
      user.city?.name ?? '',
      user.followers,
      user.engagement_rate ?? '',
      match?.score ?? '',
      match?.reasons.join('; ') ?? '',
      match?.gaps.join('; ') ?? '',
      quote ?? '',
      ready_by ?? '',
      status,
      timeInIndia(new Date(createdAt)),
      message,
      history.findLast(({ note }) => note !== null)?.note ?? '',
    ]),
  ];
}

/** Pledges to a joint campaign as lines of a table, headed; values in rupees. */
export function tabulatePledges(pledges: readonly Pledge[]): Cells[] {
  return [
    ['Name', 'Role', 'Kind', 'What', 'Value (INR)', 'Status', 'Pledged (IST)', 'Message'],
    ...pledges.map(({ user, kind, description, value, status, createdAt, message }) => [
      user.business_name ?? user.fullname,
      user.role,
      kind,
      description,
      value,
      status,
      timeInIndia(new Date(createdAt)),
      message,
    ]),
  ];
}
