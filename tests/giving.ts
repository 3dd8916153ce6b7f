/** Two registered people, of whom one gives the other an account. */
import type { MemberAccount, SignedIn } from '../contract/accounts/workspaces.ts';
import type { TestApp } from './app.ts';
import { joinAccount, personOf } from './makers/membership.ts';
import { signUp } from './makers/sign-up.ts';
import { stepUp } from './step-up.ts';

export const brandForm = { role: 'brand', business_name: 'Kottaram Spices' };

export function playGiving(of: () => TestApp) {
  /** The giver, freshly proven, and a manager of theirs who registered a brand. */
  async function makeSides(form: Record<string, unknown> = brandForm) {
    const giver = await signUp(of(), form);
    const receiver = await signUp(of(), { ...brandForm, business_name: 'Hill Teas', password: 'quite another phrase' });
    const personId = await joinAccount(of().context, { account: giver, member: receiver, roles: ['manager'] });
    const giverId = await personOf(of().context.db, Number(giver.id));
    await stepUp(of(), giver.token);
    return { giver, receiver, personId, giverId };
  }
  const give = ({ id, token }: { id: string; token: string }, person: number) =>
    of().api(`POST /accounts/${id}/transfer`, { token, body: { person_id: String(person) } });
  const enter = async ({ token }: { token: string }, { id }: { id: string }) =>
    ((await of().api('POST /auth/switch', { token, body: { account_id: id } })).body.data as unknown as SignedIn).token;
  const accountRow = (id: string | number) =>
    of().context.db.selectFrom('account').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow();
  const changeAccount = (id: string, values: object) =>
    of().context.db.updateTable('account').set(values).where('id', '=', Number(id)).execute();
  const prove = (id: string, proven_at: Date | null) =>
    of().context.db.updateTable('session').set({ proven_at }).where('account_id', '=', Number(id)).execute();
  async function homeOf(personId: number): Promise<number> {
    const { home_account_id } = await of()
      .context.db.selectFrom('person')
      .select('home_account_id')
      .where('id', '=', personId)
      .executeTakeFirstOrThrow();
    return home_account_id;
  }
  const logIn = (username: string, password: string) => of().api('POST /auth/login', { body: { username, password } });
  const accountsOf = async (token: string) =>
    ((await of().api('GET /accounts', { token })).body.data as unknown as MemberAccount[]).map(
      ({ id, name, member_role }) => [id, name, member_role],
    );
  return { makeSides, give, enter, accountRow, changeAccount, prove, homeOf, logIn, accountsOf };
}
