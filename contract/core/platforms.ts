interface Platform {
  /** The company's own: the same in every language. */
  name: string;
  /** Two letters where an icon would stand: the icons know no brands. */
  mark: string;
  /** Hosts of links to profiles and to posts, and of the pictures of posts; their subdomains count too. */
  hosts: { profile: readonly string[]; post: readonly string[]; picture: readonly string[] };
  /** Company whose sign-in gives access to an account. Its callbacks and limits are shared by its platforms. */
  provider: 'meta' | 'google';
  /** By what engagement is divided: views where nearly all viewers are no followers. */
  engagement: 'by_followers' | 'by_views';
  /** Handles with and without dots are one. */
  ignoresDots: boolean;
  /** Days for which what was read of an account is kept without being read again; null: as long as the account is here. */
  retentionDays: number | null;
}

/** Every platform the product knows, in the order of its lists. Each other list follows from this one or is checked against it. */
export const platforms = {
  instagram: {
    name: 'Instagram',
    mark: 'IG',
    hosts: {
      profile: ['instagram.com', 'instagr.am'],
      post: ['instagram.com', 'instagr.am'],
      picture: ['cdninstagram.com', 'fbcdn.net'],
    },
    provider: 'meta',
    engagement: 'by_followers',
    ignoresDots: false,
    retentionDays: null,
  },
  facebook: {
    name: 'Facebook',
    mark: 'FB',
    hosts: {
      profile: ['facebook.com', 'fb.com', 'fb.me'],
      post: ['facebook.com', 'fb.com', 'fb.watch'],
      picture: ['fbcdn.net'],
    },
    provider: 'meta',
    engagement: 'by_followers',
    ignoresDots: true,
    retentionDays: null,
  },
  youtube: {
    name: 'YouTube',
    mark: 'YT',
    hosts: { profile: ['youtube.com'], post: ['youtube.com', 'youtu.be'], picture: ['ytimg.com'] },
    provider: 'google',
    engagement: 'by_views',
    ignoresDots: false,
    // Its developer policies allow 30.
    retentionDays: 29,
  },
} as const satisfies Record<string, Platform>;

export type PlatformId = keyof typeof platforms;
export const platformIds = Object.keys(platforms) as [PlatformId, ...PlatformId[]];

/** The platforms of one provider. */
export type PlatformOf<Provider extends Platform['provider']> = {
  [Id in PlatformId]: (typeof platforms)[Id]['provider'] extends Provider ? Id : never;
}[PlatformId];

export function isPlatform(text: string): text is PlatformId {
  return Object.hasOwn(platforms, text);
}

/** A platform that is not known here stands for itself. */
export function platformName(id: string): string {
  return isPlatform(id) ? platforms[id].name : id;
}

type LinkKind = keyof Platform['hosts'];

/** Whether a host is one of a platform's, or below one. */
export function isHostOf(id: PlatformId, hostname: string, link: LinkKind): boolean {
  const host = `.${hostname.replace(/\.$/, '')}`;
  return platforms[id].hosts[link].some((own) => host.endsWith(`.${own}`));
}

/** The platform that a host belongs to. */
export function platformOfHost(hostname: string, link: 'profile' | 'post'): PlatformId | undefined {
  return platformIds.find((id) => isHostOf(id, hostname, link));
}

/** The platform that an https address of a profile or post belongs to. */
export function platformOfLink(address: string, link: 'profile' | 'post'): PlatformId | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.protocol === 'https:' && url.username === '' ? platformOfHost(url.hostname, link) : undefined;
}

/** Kinds of content, with their English names. */
export const contentTypes = {
  post: 'Post',
  reel: 'Reel',
  story: 'Story',
  video: 'Video',
  short: 'Short',
  live: 'Live',
} as const;
export type ContentId = keyof typeof contentTypes;
export const contentIds = Object.keys(contentTypes) as [ContentId, ...ContentId[]];
