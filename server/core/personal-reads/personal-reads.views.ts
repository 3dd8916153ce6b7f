import type { PersonalRead } from '../../../contract/core/personal-reads.ts';
import type { Person } from '../people/people.views.ts';
import { viewPersonCard } from '../people/person-card.views.ts';
import type { ReadRow } from './personal-reads.queries.ts';

type People = ReadonlyMap<number, Person>;

export function viewRead(row: ReadRow, people: People): PersonalRead {
  const cardOf = (id: number | null) => {
    const person = people.get(id ?? 0);
    return person ? viewPersonCard(person) : null;
  };
  return {
    id: String(row.id),
    operator: cardOf(row.operator_id),
    person: cardOf(row.subject_id),
    act: row.act,
    shown: row.shown,
    target: row.target,
    reason: row.reason,
    address: row.ip,
    createdAt: row.created_at.toISOString(),
  };
}

export const csvHead = [
  ...['time', 'operator_id', 'operator', 'person_id', 'act', 'shown', 'target', 'reason', 'address'],
];

export function viewReadLine(row: ReadRow, people: People): (string | number)[] {
  return [
    row.created_at.toISOString(),
    row.operator_id,
    people.get(row.operator_id)?.fullname ?? '',
    row.subject_id ?? '',
    row.act,
    row.shown.join(' '),
    row.target ?? '',
    row.reason ?? '',
    row.ip ?? '',
  ];
}
