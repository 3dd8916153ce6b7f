import { hourMs } from '../../../contract/kit/calendar.ts';
import { mayDo, mayOperate } from '../../../contract/kit/permissions.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import type { PayerId } from '../../kit/http/payments.ts';
import type { ApprovalFacts, TeamMember } from './approvals.policy.ts';
import { type OperatorRow, selectOperators, selectTeam, type TeamRow } from './approvals.queries.ts';

interface TeamPerson {
  person_id: number;
  home_id: number;
  fullname: string;
  /** The asker's part of an acting user, when somebody else carries out their request. */
  acting: Pick<User, 'person' | 'memberRoles' | 'campaignIds'> & Partial<Pick<User, 'id' | 'role' | 'operatorLevel'>>;
}

export interface Team {
  payer: PayerId;
  people: TeamPerson[];
  members: TeamMember[];
  /** Last change of operators who decide about nothing now; null: none. */
  changedAt: Date | null;
}

/** Members of an account, or the operators, with the facts that approvals are judged by. */
export async function readTeam({ db, now }: Context, payer: PayerId): Promise<Team> {
  if (payer === null) return teamOfOperators(await selectOperators(db));
  const rows = await selectTeam(db, { accountId: payer, now: now() });
  return { payer, people: rows.map(personOf), members: rows.map(memberOf), changedAt: null };
}

const homeOf = (row: Pick<TeamRow, 'person_id' | 'home_id' | 'home_role'>) => ({
  id: row.person_id,
  home: { id: row.home_id, role: row.home_role },
});

function personOf(row: TeamRow): TeamPerson {
  const { person_id, home_id, fullname, roles, campaign_ids } = row;
  const campaignIds = campaign_ids?.map(Number) ?? null;
  return { person_id, home_id, fullname, acting: { person: homeOf(row), memberRoles: roles, campaignIds } };
}

/** Whoever works on named campaigns asks, and decides about nothing: they see no requests of others. */
function memberOf({ person_id, roles, campaign_ids, created_at, invited_by }: TeamRow): TeamMember {
  const [pays, owns] = [campaign_ids === null && mayDo(roles, 'pay'), roles.includes('owner')];
  return { personId: person_id, pays, asks: mayDo(roles, 'withdraw'), owns, since: created_at, invitedBy: invited_by };
}

function teamOfOperators(rows: readonly OperatorRow[]): Team {
  const here = rows.filter(({ is_here }) => is_here);
  const members = here.map(({ person_id, level, changed_at }): TeamMember => {
    const pays = mayOperate(level, 'finance');
    return {
      personId: person_id,
      pays,
      asks: pays || level === 'moderator',
      owns: level === 'admin',
      since: changed_at,
      invitedBy: null,
    };
  });
  const people = here.map((row): TeamPerson => {
    const { person_id, home_id, home_role, fullname, level } = row;
    const acting = { id: home_id, role: home_role, operatorLevel: level, person: homeOf(row) };
    return { person_id, home_id, fullname, acting: { ...acting, memberRoles: ['owner'], campaignIds: null } };
  });
  const others = rows.filter(({ is_here, level }) => !is_here || !mayOperate(level, 'finance'));
  const changes = others.map(({ changed_at }) => changed_at.getTime());
  return { payer: null, people, members, changedAt: changes.length > 0 ? new Date(Math.max(...changes)) : null };
}

export function factsFor(context: Context, { payer, members: team, changedAt }: Team, me: number): ApprovalFacts {
  const { approverHours } = context.config;
  // Whoever lowers or suspends the others is not alone at once.
  const aloneFrom = changedAt && new Date(changedAt.getTime() + approverHours * hourMs);
  return { me, team, areOperators: payer === null, aloneFrom, approverHours, now: context.now() };
}
