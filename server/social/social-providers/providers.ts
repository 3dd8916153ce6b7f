import type { Config } from '../../kit/config/config.ts';
import { createFacebook } from './facebook.ts';
import { createInstagram } from './instagram.ts';
import type { Platform, SocialProvider } from './provider.ts';
import { facebookSettings, instagramSettings, youtubeSettings } from './settings.ts';
import { createYoutube } from './youtube.ts';

/** The provider of a platform; null where it is not configured and there is no sandbox. */
export function findProvider(config: Config, platform: Platform): SocialProvider | null {
  if (platform === 'instagram') {
    const settings = instagramSettings(config);
    return settings && createInstagram(settings);
  }
  if (platform === 'facebook') {
    const settings = facebookSettings(config);
    return settings && createFacebook(settings);
  }
  const settings = youtubeSettings(config);
  return settings && createYoutube(settings);
}
