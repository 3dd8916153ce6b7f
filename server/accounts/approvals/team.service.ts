import type { Context } from '../../kit/context/context.ts';
import type { ApprovalFacts, TeamMember } from './approvals.policy.ts';
import { selectTeam, type TeamRow } from './approvals.queries.ts';

export interface Team {
  rows: TeamRow[];
  members: TeamMember[];
}

/** Members of an account with the facts that approvals are judged by. */
export async function readTeam(context: Context, accountId: number): Promise<Team> {
  const rows = await selectTeam(context.db, accountId);
  const members = rows.map(({ person_id, roles, created_at, invited_by }) => ({
    ...{ personId: person_id, roles, since: created_at, invitedBy: invited_by },
  }));
  return { rows, members };
}

export function factsFor(context: Context, { members: team }: Team, me: number): ApprovalFacts {
  return { me, team, approverHours: context.config.approverHours, now: context.now() };
}
