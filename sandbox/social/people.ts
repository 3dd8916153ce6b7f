/** Accounts that can be connected, one of each relevant kind. Numbers are the start of their growth. */
export const instagramAccounts = [
  {
    id: '17841400000000001',
    scoped: '7001',
    username: 'nila.sandbox',
    type: 'MEDIA_CREATOR',
    followers: 48_200,
    posts: 64,
  },
  {
    id: '17841400000000002',
    scoped: '7002',
    username: 'rohan.sandbox',
    type: 'BUSINESS',
    followers: 12_900,
    posts: 41,
  },
  {
    id: '17841400000000003',
    scoped: '7003',
    username: 'meera.sandbox',
    type: 'MEDIA_CREATOR',
    followers: 74,
    posts: 6,
  },
  { id: '17841400000000004', scoped: '7004', username: 'dev.sandbox', type: 'PERSONAL', followers: 310, posts: 12 },
] as const;
export type InstagramAccount = (typeof instagramAccounts)[number];

export const facebookPeople = [
  { id: '20000000000001', name: 'Asha Nair', pages: ['310000000000001'] },
  { id: '20000000000002', name: 'Rohan Mehta', pages: ['310000000000002', '310000000000003'] },
  { id: '20000000000003', name: 'Kavya Reddy', pages: [] },
] as const;

export const facebookPages = [
  { id: '310000000000001', name: 'Asha Cooks', username: 'sandboxcooks', followers: 22_400 },
  { id: '310000000000002', name: 'Rohan Moves', username: 'sandboxmoves', followers: 8_150 },
  { id: '310000000000003', name: 'Sunday Football Pune', username: undefined, followers: 1_240 },
] as const;
export type FacebookPage = (typeof facebookPages)[number];

export const youtubeChannels = [
  { id: 'UCsandboxSpiceRoute00001', title: 'Spice Route', handle: '@sandboxspice', subscribers: 183_000, videos: 52 },
  { id: 'UCsandboxQuietStudio0002', title: 'Quiet Studio', handle: '@sandboxstudio', subscribers: null, videos: 18 },
  { id: 'none', title: 'A Google account without a channel', handle: undefined, subscribers: 0, videos: 0 },
] as const;
export type YoutubeChannel = (typeof youtubeChannels)[number];
