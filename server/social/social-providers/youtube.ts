import * as z from 'zod/mini';
import { platforms } from '../../../contract/core/platforms.ts';
import { refuse } from '../../kit/http/errors.ts';
import { ask, type Question } from './ask.ts';
import { consentUrl } from './consent.ts';
import { type GrantedAccount, ProviderFailure, type Renewed, type SocialProvider } from './provider.ts';
import type { GoogleSettings } from './settings.ts';
import { inSeconds, seconds, token } from './shapes.ts';
import { askChannel, judgeGoogle, readChannel } from './youtube-reading.ts';

const scopes = [
  'https://www.googleapis.com/auth/youtube.readonly',
  'https://www.googleapis.com/auth/yt-analytics.readonly',
];
const minuteMs = 60_000;

const tokenReply = z.object({
  access_token: token,
  expires_in: seconds,
  refresh_token: z.optional(token),
  /** Present only where the permission expires, as for an app in testing. */
  refresh_token_expires_in: z.optional(seconds),
  scope: z._default(z.string(), ''),
});
const oauthError = z.object({ error: z.string() });

/** YouTube Data API and YouTube Analytics, through Google's OAuth for web servers with PKCE. */
export function createYoutube(settings: GoogleSettings): SocialProvider {
  const { clientId, clientSecret, oauthUrl, timeoutMs } = settings;

  function askToken(form: Record<string, string>, judge: Question['judge']) {
    const secrets = { client_id: clientId, client_secret: clientSecret };
    const url = `${oauthUrl}/token`;
    return ask(tokenReply, { method: 'POST', url, form: { ...secrets, ...form }, timeoutMs, judge });
  }

  async function redeem(request: { code: string; verifier: string; now: Date }): Promise<GrantedAccount[]> {
    const { code, verifier, now } = request;
    const form = {
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: settings.redirectUrl,
    };
    const grant = await askToken(form, () => new ProviderFailure('expired', { detail: 'code' }));
    const granted = grant.scope.split(' ');
    if (!scopes.every((scope) => granted.includes(scope))) {
      throw refuse(
        'RULE',
        'Tick both boxes on Google’s page: the channel and its reports. Without them, there are no numbers.',
      );
    }
    if (!grant.refresh_token) throw new ProviderFailure('unreadable', { detail: 'no refresh token' });
    const channel = await askChannel(settings, grant.access_token);
    if (!channel) {
      throw refuse(
        'RULE',
        'This Google account has no YouTube channel. Choose the account or brand account the channel belongs to.',
      );
    }
    return [
      {
        providerUserId: channel.id,
        handle: channel.handle,
        accountType: 'channel',
        grantorId: null,
        scopes: granted,
        ...renewed(grant, grant.refresh_token, now),
      },
    ];
  }

  return {
    name: platforms.youtube.name,
    authorizeUrl: (request) =>
      consentUrl(
        { ...settings, ...request },
        {
          client_id: clientId,
          scope: scopes.join(' '),
          access_type: 'offline',
          // Without it Google returns the refresh token at the first consent only.
          prompt: 'consent select_account',
        },
      ),
    redeem,
    renewal: { beforeMs: 5 * minuteMs, minAgeMs: 0 },
    async renew({ refreshToken }, now) {
      if (!refreshToken) throw new ProviderFailure('revoked');
      const grant = await askToken({ grant_type: 'refresh_token', refresh_token: refreshToken }, judgeOauth);
      return renewed(grant, grant.refresh_token ?? refreshToken, now);
    },
    read: (request) => readChannel(settings, request),
    async revoke({ accessToken, refreshToken }) {
      const form = { token: refreshToken ?? accessToken };
      await ask(z.unknown(), { method: 'POST', url: `${oauthUrl}/revoke`, form, timeoutMs, judge: judgeOauth });
    },
  };
}

function renewed(grant: z.infer<typeof tokenReply>, refreshToken: string, now: Date): Renewed {
  const { access_token: accessToken, expires_in, refresh_token_expires_in: lasting } = grant;
  return {
    accessToken,
    refreshToken,
    expiresAt: inSeconds(now, expires_in),
    accessEndsAt: lasting ? inSeconds(now, lasting) : null,
  };
}

function judgeOauth(status: number, body: unknown): ProviderFailure {
  const error = oauthError.safeParse(body).data?.error;
  if (error === 'invalid_grant' || error === 'invalid_token') return new ProviderFailure('revoked', { detail: error });
  return judgeGoogle(status, body);
}
