/** Control, invisible and direction-changing characters, and every kind of white space: an address that looks like another. */
const unseen = /[\p{Cc}\p{Cf}\p{DI}\p{Z}]/u;

/** A host without credentials before it, and no backslash, which browsers read as a slash. */
const plainHost = /^https:\/\/[^/?#@\\]+(?:[/?#][^\\]*)?$/i;

/** Whether visitors may be sent to an address: https, to be seen whole, and no credentials that pretend to be its host. */
export function isLinkTarget(text: string): boolean {
  return plainHost.test(text) && !unseen.test(text) && text.isWellFormed() && URL.canParse(text);
}
