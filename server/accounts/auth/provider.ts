export type Provider = 'google' | 'facebook';

/** Person signing in, according to the provider. */
export interface Person {
  provider: Provider;
  subject: string;
  name: string;
  /** Only if verified by the provider. */
  email: string | null;
}
