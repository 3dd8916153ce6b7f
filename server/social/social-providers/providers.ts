import type { PlatformId } from '../../../contract/core/platforms.ts';
import type { Config } from '../../kit/config/config.ts';
import { createFacebook } from './facebook.ts';
import { createInstagram } from './instagram.ts';
import type { SocialProvider } from './provider.ts';
import { facebookSettings, instagramSettings, youtubeSettings } from './settings.ts';
import { createYoutube } from './youtube.ts';

function connect<Settings>(create: (settings: Settings) => SocialProvider, settings: Settings | null) {
  return settings && create(settings);
}

const providers: Record<PlatformId, (config: Config) => SocialProvider | null> = {
  instagram: (config) => connect(createInstagram, instagramSettings(config)),
  facebook: (config) => connect(createFacebook, facebookSettings(config)),
  youtube: (config) => connect(createYoutube, youtubeSettings(config)),
};

/** The provider of a platform; null where it is not configured and there is no sandbox. */
export function findProvider(config: Config, platform: PlatformId): SocialProvider | null {
  return providers[platform](config);
}
