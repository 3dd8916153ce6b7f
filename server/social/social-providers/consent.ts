interface Asking {
  authorizeUrl: string;
  redirectUrl: string;
  /** Comes back with the code. */
  state: string;
  /** The hash of the verifier that goes with the code later (PKCE, RFC 7636). */
  challenge: string;
}

/** The address of a provider's page of consent, with the words of its own that it wants beside OAuth's. */
export function consentUrl(
  { authorizeUrl, redirectUrl, state, challenge }: Asking,
  own: Record<string, string>,
): string {
  const asked = {
    redirect_uri: redirectUrl,
    response_type: 'code',
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  };
  return `${authorizeUrl}?${new URLSearchParams({ ...own, ...asked })}`;
}
