import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { Config } from '../../kit/config/config.ts';
import { refuse } from '../../kit/http/errors.ts';
import type { Person } from './provider.ts';

export interface FacebookSettings {
  appId: string;
  appSecret: string;
  authorizeUrl: string;
  graphUrl: string;
}

/** Facebook's published endpoints, otherwise the sandbox's if it is on; null without either. */
export function facebookSettings(config: Config): FacebookSettings | null {
  if (config.facebook) {
    return {
      ...config.facebook,
      authorizeUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
      graphUrl: 'https://graph.facebook.com/v23.0',
    };
  }
  if (!config.sandbox) return null;
  return {
    appId: 'sandbox-facebook-app',
    appSecret: 'sandbox-facebook-secret',
    authorizeUrl: `${config.publicUrl}/sandbox/facebook/dialog/oauth`,
    graphUrl: `${config.ownUrl}/sandbox/facebook/graph`,
  };
}

const inspection = z.object({
  data: z.object({
    app_id: z.optional(z.string()),
    user_id: z.optional(z.string()),
    /** Pages and apps have tokens too; only a person may sign in. */
    type: z.optional(z.string()),
    is_valid: z.optional(z.boolean()),
  }),
});
const me = z.object({ id: z.string(), name: z.optional(z.string()) });

/** Reads the person of an access token after Facebook confirmed that it was issued for our app. */
export async function readFacebookToken(settings: FacebookSettings, token: string): Promise<Person> {
  const refused = refuse('BAD_CREDENTIALS', 'We couldn’t confirm the Facebook sign-in. Please try again.');
  const { appId, appSecret } = settings;
  const inspected = inspection.safeParse(
    await ask(settings, '/debug_token', { input_token: token, access_token: `${appId}|${appSecret}` }),
  );
  const about = inspected.data?.data;
  if (!about?.is_valid || about.app_id !== appId || about.type !== 'USER' || !about.user_id) throw refused;
  const proof = createHmac('sha256', appSecret).update(token).digest('hex');
  const read = me.safeParse(
    await ask(settings, '/me', { fields: 'id,name', access_token: token, appsecret_proof: proof }),
  );
  if (!read.success || read.data.id !== about.user_id) throw refused;
  return { provider: 'facebook', subject: about.user_id, name: read.data.name ?? '', email: null };
}

async function ask(settings: FacebookSettings, path: string, query: Record<string, string>): Promise<unknown> {
  const unavailable = refuse('UNAVAILABLE', 'We can’t reach Facebook right now. Please try again.');
  try {
    const reply = await fetch(`${settings.graphUrl}${path}?${new URLSearchParams(query)}`, {
      signal: AbortSignal.timeout(10_000),
    });
    if (reply.status === 429 || reply.status >= 500) throw unavailable;
    return await reply.json();
  } catch {
    throw unavailable;
  }
}
