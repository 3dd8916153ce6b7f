import type { FastifyRequest } from 'fastify';
import type { ActorPath, Call } from '../../../contract/kit/calls.ts';
import { refuse } from './errors.ts';

/** Refuses a user id of the acting user that differs from the token's; runs before field rules. */
export function refuseOtherActor(call: Call, request: FastifyRequest): void {
  if (!request.user) return;
  const me = String(request.user.id);
  const idAt = (path: ActorPath) => {
    const [part, field] = path.split('.') as ['params' | 'query' | 'body', string];
    return (request[part] as Record<string, unknown> | null | undefined)?.[field] ?? undefined;
  };
  const actor = call.actor && idAt(call.actor);
  const parties = call.parties?.map(idAt) ?? [];
  const isOther = actor !== undefined && String(actor) !== me;
  const isOutsider = parties.length > 0 && parties.every((id) => id !== undefined && String(id) !== me);
  if (isOther || isOutsider) throw refuse('FORBIDDEN', 'You can only do this for your own account.');
}
