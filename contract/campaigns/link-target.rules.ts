/** Control, invisible and bidirectional characters and all white space: they let one address look like another. */
const unseen = /[\p{Cc}\p{Cf}\p{DI}\p{Z}]/u;

/** A host without credentials, and no backslash, which browsers read as a slash. */
const plainHost = /^https:\/\/[^/?#@\\]+(?:[/?#][^\\]*)?$/i;

/** Whether visitors may be redirected to an address: https, only visible characters, no credentials that imitate a host. */
export function isLinkTarget(text: string): boolean {
  return plainHost.test(text) && !unseen.test(text) && text.isWellFormed() && URL.canParse(text);
}
