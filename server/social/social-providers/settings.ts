import type { PlatformOf } from '../../../contract/core/platforms.ts';
import type { Config } from '../../kit/config/config.ts';

export interface MetaSettings {
  appId: string;
  appSecret: string;
  authorizeUrl: string;
  /** Host of the code exchange, if different. */
  tokenUrl: string;
  /** Graph API URL without the version. */
  graphUrl: string;
  redirectUrl: string;
  timeoutMs: number;
}

export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  authorizeUrl: string;
  oauthUrl: string;
  dataUrl: string;
  analyticsUrl: string;
  redirectUrl: string;
  timeoutMs: number;
}

/** Page to which providers redirect; registered with each of them. */
const returnPath = '/social-account-connect';
/** Timeouts of a provider, and of the sandbox on this machine. */
const timeoutMs = 10_000;
const sandboxPatienceMs = 3_000;

/** Instagram's published endpoints, otherwise the sandbox's if it is on; null without either. */
export function instagramSettings(config: Config): MetaSettings | null {
  const redirectUrl = config.publicUrl + returnPath;
  if (config.instagram) {
    return {
      ...config.instagram,
      authorizeUrl: 'https://www.instagram.com/oauth/authorize',
      tokenUrl: 'https://api.instagram.com/oauth/access_token',
      graphUrl: 'https://graph.instagram.com',
      redirectUrl,
      timeoutMs,
    };
  }
  if (!config.sandbox) return null;
  return {
    appId: 'sandbox-instagram-app',
    appSecret: 'sandbox-instagram-secret',
    authorizeUrl: `${config.publicUrl}/sandbox/instagram/oauth/authorize`,
    tokenUrl: `${config.ownUrl}/sandbox/instagram/oauth/access_token`,
    graphUrl: `${config.ownUrl}/sandbox/instagram/graph`,
    redirectUrl,
    timeoutMs: sandboxPatienceMs,
  };
}

export function facebookSettings(config: Config): MetaSettings | null {
  const redirectUrl = config.publicUrl + returnPath;
  if (config.facebook) {
    return {
      ...config.facebook,
      authorizeUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
      tokenUrl: 'https://graph.facebook.com/v23.0/oauth/access_token',
      graphUrl: 'https://graph.facebook.com',
      redirectUrl,
      timeoutMs,
    };
  }
  if (!config.sandbox) return null;
  return {
    appId: 'sandbox-facebook-app',
    appSecret: 'sandbox-facebook-secret',
    authorizeUrl: `${config.publicUrl}/sandbox/facebook-pages/dialog/oauth`,
    tokenUrl: `${config.ownUrl}/sandbox/facebook-pages/graph/v23.0/oauth/access_token`,
    graphUrl: `${config.ownUrl}/sandbox/facebook-pages/graph`,
    redirectUrl,
    timeoutMs: sandboxPatienceMs,
  };
}

export function youtubeSettings(config: Config): GoogleSettings | null {
  const redirectUrl = config.publicUrl + returnPath;
  if (config.googleClientId && config.googleClientSecret) {
    return {
      clientId: config.googleClientId,
      clientSecret: config.googleClientSecret,
      authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      oauthUrl: 'https://oauth2.googleapis.com',
      dataUrl: 'https://www.googleapis.com/youtube/v3',
      analyticsUrl: 'https://youtubeanalytics.googleapis.com/v2',
      redirectUrl,
      timeoutMs,
    };
  }
  if (!config.sandbox) return null;
  const own = `${config.ownUrl}/sandbox/youtube`;
  return {
    clientId: 'sandbox-google-client',
    clientSecret: 'sandbox-google-secret',
    authorizeUrl: `${config.publicUrl}/sandbox/youtube/o/oauth2/v2/auth`,
    oauthUrl: `${own}/oauth`,
    dataUrl: `${own}/youtube/v3`,
    analyticsUrl: `${own}/analytics/v2`,
    redirectUrl,
    timeoutMs: sandboxPatienceMs,
  };
}

const metaSettings: Record<PlatformOf<'meta'>, (config: Config) => MetaSettings | null> = {
  instagram: instagramSettings,
  facebook: facebookSettings,
};

/** Secret with which Meta signs callbacks about this platform; null where none is configured. */
export function callbackSecret(config: Config, platform: PlatformOf<'meta'>): string | null {
  return metaSettings[platform](config)?.appSecret ?? null;
}
