export type Provider = 'google' | 'facebook';

/** Who a provider says is signing in. */
export interface Person {
  provider: Provider;
  subject: string;
  name: string;
  /** Only when the provider has verified it. */
  email: string | null;
}
