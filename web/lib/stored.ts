/** The keys this product keeps in the browser's local storage. */
export const storedKeys = {
  token: 'auth_token',
  profile: 'user_profile',
  chats: 'chats',
  isChatPage: 'isChatPage',
  brandPopupShown: 'brandPopupShown',
  theme: 'theme',
  outbox: 'chat_outbox',
  drafts: 'chat_drafts',
  answers: 'applicant_answers',
  pledgeAnswers: 'pledge_answers',
  removals: 'saved_search_removals',
  pushDevice: 'push_device',
  pushAsked: 'push_asked',
  tours: 'tours',
  singleKeys: 'single_keys',
  impersonation: 'impersonation',
} as const;

export type StoredKey = (typeof storedKeys)[keyof typeof storedKeys];

/** A stored value, or null where storage is empty, forbidden or absent (on the server). */
export function readStored(key: StoredKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it when it is null. Where storage is forbidden nothing is kept. */
export function writeStored(key: StoredKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    return;
  }
}
