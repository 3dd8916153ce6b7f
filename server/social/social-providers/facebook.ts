import * as z from 'zod/mini';
import { platforms } from '../../../contract/core/platforms.ts';
import { refuse } from '../../kit/http/errors.ts';
import { ask, type Question } from './ask.ts';
import { consentUrl } from './consent.ts';
import { readPage } from './facebook-reading.ts';
import { appSecretProof, judgeGraph } from './graph.ts';
import { askPages, graphPaging, nextOfGraph } from './pages.ts';
import { type GrantedAccount, ProviderFailure, type SocialProvider } from './provider.ts';
import type { MetaSettings } from './settings.ts';
import { handleText, providerId, token } from './shapes.ts';

const version = '/v23.0';
const scopes = ['pages_show_list', 'pages_read_engagement', 'read_insights'];

const tokenReply = z.object({ access_token: token });
const inspection = z.object({
  data: z.object({
    app_id: z.string(),
    user_id: providerId,
    is_valid: z.literal(true),
    scopes: z.array(z.string()),
    /** Unix time in seconds; 0 = no expiry. */
    data_access_expires_at: z.optional(z.int().check(z.minimum(0))),
  }),
});
const page = z.object({
  id: providerId,
  name: handleText,
  username: z.optional(handleText),
  access_token: z.optional(token),
});
const pages = z.object({ data: z.array(page), paging: graphPaging });
/** Pages of one person that can be connected at once. */
const mostOwnPages = 100;

/**
 * Facebook Login for Pages. Each Page has its own token without an expiry; access to its data ends 90 days after the
 * person last used the app. `refreshToken` holds the person's token, which is needed to revoke the consent.
 */
export function createFacebook(settings: MetaSettings): SocialProvider {
  const { appId, appSecret, timeoutMs } = settings;
  const graphUrl = settings.graphUrl + version;
  const question = { timeoutMs, judge: judgeGraph } satisfies Partial<Question>;

  async function readToken(query: Record<string, string>, judge: Question['judge']): Promise<string> {
    const secrets = { client_id: appId, client_secret: appSecret };
    const url = settings.tokenUrl;
    return (await ask(tokenReply, { ...question, judge, url, query: { ...secrets, ...query } })).access_token;
  }

  async function redeem({ code, verifier }: { code: string; verifier: string }): Promise<GrantedAccount[]> {
    const redirect_uri = settings.redirectUrl;
    const isUsed = () => new ProviderFailure('expired', { detail: 'code' });
    const short = await readToken({ redirect_uri, code, code_verifier: verifier }, isUsed);
    const long = await readToken({ grant_type: 'fb_exchange_token', fb_exchange_token: short }, judgeGraph);
    const { data: about } = await ask(inspection, {
      ...question,
      url: `${graphUrl}/debug_token`,
      query: { input_token: long, access_token: `${appId}|${appSecret}` },
    });
    if (about.app_id !== appId) throw new ProviderFailure('unreadable', { detail: 'token of another app' });
    const missing = scopes.filter((scope) => !about.scopes.includes(scope));
    if (missing.length > 0) {
      throw refuse('RULE', 'Allow all three permissions. Without them, Facebook doesn’t share the Page’s numbers.');
    }
    const proof = { access_token: long, appsecret_proof: appSecretProof(appSecret, long) };
    const query = { fields: 'id,name,username,access_token', limit: String(mostOwnPages), ...proof };
    const own = await askPages(pages, {
      question: { ...question, url: `${graphUrl}/me/accounts`, query },
      cursorName: 'after',
      itemsOf: ({ data }) => data,
      nextOf: nextOfGraph,
      most: mostOwnPages,
    });
    const ends = about.data_access_expires_at;
    const open = own.flatMap(({ access_token, ...one }) => (access_token ? [{ ...one, access_token }] : []));
    if (open.length === 0) {
      throw refuse(
        'RULE',
        'Facebook didn’t share a Page. When you connect, choose at least one Page you manage. Personal profiles have no numbers.',
      );
    }
    return open.map(({ id, username, access_token }) => ({
      providerUserId: id,
      handle: username ?? id,
      accountType: 'page',
      grantorId: about.user_id,
      scopes: about.scopes,
      accessToken: access_token,
      refreshToken: long,
      expiresAt: null,
      accessEndsAt: ends ? new Date(ends * 1000) : null,
    }));
  }

  return {
    name: platforms.facebook.name,
    authorizeUrl: (request) => consentUrl({ ...settings, ...request }, { client_id: appId, scope: scopes.join(',') }),
    redeem,
    renewal: null,
    renew: async (tokens) => ({ ...tokens, expiresAt: null, accessEndsAt: null }),
    read: (request) => readPage({ ...settings, graphUrl }, request),
    async revoke({ refreshToken }) {
      if (!refreshToken) return;
      const query = { access_token: refreshToken, appsecret_proof: appSecretProof(appSecret, refreshToken) };
      await ask(z.unknown(), { ...question, method: 'DELETE', url: `${graphUrl}/me/permissions`, query });
    },
  };
}
