import type { CrmEntry, CrmImportResult, CrmInvitationOutcome } from '../../contract/campaigns/crm.ts';
import { sendDueMails } from '../../server/campaigns/crm/mails.service.ts';
import type { ApiReply } from '../app.ts';
import { makeUnclaimedInfluencer } from '../makers/influencer.ts';
import { nextNumber } from '../makers/numbers.ts';
import type { Player, Stage } from './stage.ts';

/** Acts of brands on their list of creators, over HTTP. */
export function openCrm(stage: Stage) {
  const unclaimed = (contact_email: string | null = null, handle = `own.creator${nextNumber()}`) =>
    makeUnclaimedInfluencer(stage.app.context.db, {
      profile: { display_name: handle, username: handle, contact_email },
      socials: [{ handle, source: 'imported' }],
    }).then(({ id }) => ({ id, handle }));
  const address = () => `creator${nextNumber()}@example.test`;
  const put = (who: Player, id: number, body: object = {}) => stage.call(who, `PUT /crm/${id}`, body);
  const list = async (who: Player, query = '') => (await stage.call(who, `GET /crm${query}`)).body;
  const names = async (who: Player, query = '') =>
    ((await list(who, query)).data as CrmEntry[]).map(({ influencer }) => Number(influencer.id));
  const invite = (who: Player, ids: number[], more: object = {}) =>
    stage.call(who, 'POST /crm/invitations', { influencer_ids: ids.map(String), ...more });
  const outcomes = ({ body }: ApiReply) => body.data as CrmInvitationOutcome[];

  /** Sends what is due, as two processes do at once, and returns the mails to an address. */
  async function lettersTo(email: string) {
    const { app } = stage;
    await Promise.all([sendDueMails(app.context), sendDueMails(app.context)]);
    await app.context.settled();
    return app.mails.filter(({ to }) => to === email);
  }

  async function bring(who: Player, csv: string, fields: Record<string, string> = {}): Promise<ApiReply> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', new Blob([csv]), 'diwali-list.csv');
    return stage.app.api('POST /crm/import', { token: who.token, form });
  }
  const result = ({ status, body }: ApiReply) => {
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.data as CrmImportResult;
  };

  /** Presses the button behind the link of a mail. */
  async function neverTo(email: string) {
    const creator = await unclaimed(email);
    await invite(await stage.newBrand(), [creator.id]);
    const [letter] = await lettersTo(email);
    const page = tokenIn(letter?.text ?? '');
    await stage.app.api(`POST /crm/never-write/${page}`);
  }
  const tokenIn = (text: string) => decodeURIComponent(/\/never-write\?token=([^\s]+)/.exec(text)?.[1] ?? '');

  return { unclaimed, address, put, list, names, invite, outcomes, lettersTo, bring, result, neverTo, tokenIn };
}
