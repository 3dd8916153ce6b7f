import * as z from 'zod/mini';
import { platforms } from '../../../contract/core/platforms.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';
import { refuse } from '../../kit/http/errors.ts';
import { ask, type Question } from './ask.ts';
import { consentUrl } from './consent.ts';
import { judgeGraph } from './graph.ts';
import { readInstagram } from './instagram-reading.ts';
import { type GrantedAccount, ProviderFailure, type Renewed, type SocialProvider, type Tokens } from './provider.ts';
import type { MetaSettings } from './settings.ts';
import { handleText, inSeconds, providerId, seconds, token } from './shapes.ts';

const version = '/v23.0';
const scopes = ['instagram_business_basic', 'instagram_business_manage_insights'];

const scopeList = z.union([
  z.array(z.string()),
  z.pipe(
    z.string(),
    z.transform((text: string) => text.split(',')),
  ),
]);
const grant = z.object({ access_token: token, permissions: z._default(scopeList, []) });
/** Instagram's reference documents a list of one; its servers send the bare record. */
const codeReply = z.union([
  grant,
  z.pipe(
    z.object({ data: z.tuple([grant]) }),
    z.transform(({ data }: { data: [z.infer<typeof grant>] }) => data[0]),
  ),
]);
const longLived = z.object({ access_token: token, expires_in: seconds });
const me = z.object({
  id: z.optional(providerId),
  user_id: z.union([
    providerId,
    z.pipe(
      z.number(),
      z.transform((id: number) => String(id)),
    ),
  ]),
  username: handleText,
  account_type: z.optional(z.string()),
});

/** Instagram API with Instagram Login: professional accounts. Source: Meta's reference of the Instagram Platform. */
export function createInstagram(settings: MetaSettings): SocialProvider {
  const { appId, appSecret, graphUrl, timeoutMs } = settings;
  const question = { timeoutMs, judge: judgeGraph } satisfies Partial<Question>;

  async function redeem({ code, verifier, now }: { code: string; verifier: string; now: Date }) {
    const short = await ask(codeReply, {
      ...question,
      method: 'POST',
      url: settings.tokenUrl,
      form: {
        client_id: appId,
        client_secret: appSecret,
        grant_type: 'authorization_code',
        redirect_uri: settings.redirectUrl,
        // Instagram appends this to its redirect; it is not part of the code.
        code: code.replace(/#_$/, ''),
        code_verifier: verifier,
      },
      judge: () => new ProviderFailure('expired', { detail: 'code' }),
    });
    if (!short.permissions.includes('instagram_business_manage_insights')) {
      throw refuse('RULE', 'Allow Tandem to see the insights too. Without them, there are no numbers to show.');
    }
    const long = await ask(longLived, {
      ...question,
      url: `${graphUrl}/access_token`,
      query: { grant_type: 'ig_exchange_token', client_secret: appSecret, access_token: short.access_token },
    });
    const profile = await ask(me, {
      ...question,
      url: `${graphUrl}${version}/me`,
      query: { fields: 'id,user_id,username,account_type', access_token: long.access_token },
    });
    return [
      {
        providerUserId: profile.user_id,
        handle: profile.username,
        accountType: readType(profile.account_type),
        grantorId: profile.id ?? null,
        scopes: short.permissions,
        ...renewed(long, now),
      },
    ] satisfies GrantedAccount[];
  }

  return {
    name: platforms.instagram.name,
    authorizeUrl: (request) => consentUrl({ ...settings, ...request }, { client_id: appId, scope: scopes.join(',') }),
    redeem,
    // A token lives 60 days and can be renewed once it is a day old.
    renewal: { beforeMs: 30 * dayMs, minAgeMs: dayMs },
    async renew({ accessToken }: Tokens, now) {
      const query = { grant_type: 'ig_refresh_token', access_token: accessToken };
      return renewed(await ask(longLived, { ...question, url: `${graphUrl}/refresh_access_token`, query }), now);
    },
    read: (request) => readInstagram({ ...settings, graphUrl: graphUrl + version }, request),
    async revoke({ accessToken }) {
      const url = `${graphUrl}${version}/me/permissions`;
      await ask(z.unknown(), { ...question, method: 'DELETE', url, query: { access_token: accessToken } });
    },
  };
}

function renewed({ access_token, expires_in }: z.infer<typeof longLived>, now: Date): Renewed {
  const expiresAt = inSeconds(now, expires_in);
  return { accessToken: access_token, refreshToken: null, expiresAt, accessEndsAt: expiresAt };
}

function readType(type: string | undefined): 'business' | 'creator' {
  if (type?.toUpperCase() === 'BUSINESS') return 'business';
  if (type?.toUpperCase().includes('CREATOR')) return 'creator';
  throw refuse(
    'RULE',
    'This is a personal Instagram account, and Instagram only shares numbers of professional ones. Switch it for free in Instagram under Settings, Account type and tools. Then connect again.',
  );
}
