import type { Context } from '../../kit/context/context.ts';
import { seal, unseal } from '../../kit/crypto/encryption.ts';
import type { Tokens } from '../social-providers/provider.ts';

const purpose = 'social-token';

export interface SealedTokens {
  access_token: string;
  refresh_token: string | null;
}

/** Encrypts tokens for storage. */
export function sealTokens({ secretKey }: Context, { accessToken, refreshToken }: Tokens): SealedTokens {
  return {
    access_token: seal(secretKey, purpose, accessToken),
    refresh_token: refreshToken === null ? null : seal(secretKey, purpose, refreshToken),
  };
}

export function unsealTokens({ secretKey }: Context, { access_token, refresh_token }: SealedTokens): Tokens {
  return {
    accessToken: unseal(secretKey, purpose, access_token),
    refreshToken: refresh_token === null ? null : unseal(secretKey, purpose, refresh_token),
  };
}
