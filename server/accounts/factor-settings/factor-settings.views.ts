import type { PasskeyReply } from '../../../contract/accounts/second-factors.ts';

interface Row {
  id: number;
  name: string;
  provider: string | null;
  created_at: Date;
  last_used_at: Date | null;
}

export function viewPasskey({ id, name, provider, created_at, last_used_at }: Row): PasskeyReply {
  return {
    id: String(id),
    name,
    provider,
    createdAt: created_at.toISOString(),
    last_used: last_used_at?.toISOString() ?? null,
  };
}
