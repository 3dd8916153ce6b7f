import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { id, instant, name } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { search } from './discovery.ts';

/** Maximum number of saved searches per person. */
export const mostSavedSearches = 50;
/** Newcomers are counted up to this number. */
export const mostNewcomers = 100;

const searchName = name(1, 60);
/** The form that asks for the name alone. */
export const searchNameForm = z.strictObject({ name: searchName });
/** A search saved by a user. */
const savedSearch = z.object({
  id,
  name: z.string(),
  search,
  createdAt: instant,
  /** When it was last opened; newcomers are counted from then on. */
  looked_at: instant,
  /** Whether new results are mailed, once a day. */
  alert: z.boolean(),
});
export type SavedSearch = z.infer<typeof savedSearch>;

const byId = z.strictObject({ id });

export const savedSearchCalls = defineCalls(access.work, {
  listSavedSearches: {
    method: 'GET',
    path: '/user/saved-searches',
    auth: 'user',
    summary: 'The searches I kept, the newest first',
    reply: { data: z.array(savedSearch) },
  },
  saveSearch: {
    method: 'POST',
    path: '/user/saved-searches',
    auth: 'user',
    summary: `Keep a search under a name of its own; at most ${mostSavedSearches}`,
    body: z.strictObject({ name: searchName, search, alert: z._default(z.boolean(), false) }),
    reply: { data: savedSearch },
    errors: ['TAKEN', 'RULE'],
    idempotent: true,
  },
  changeSavedSearch: {
    method: 'PUT',
    path: '/user/saved-searches/{id}',
    auth: 'user',
    summary: 'Give a kept search another name, or switch its alerts on or off',
    params: byId,
    body: z.strictObject({ name: z.optional(searchName), alert: z.optional(z.boolean()) }),
    reply: { data: savedSearch },
    errors: ['TAKEN'],
  },
  openSavedSearch: {
    method: 'POST',
    path: '/user/saved-searches/{id}/open',
    auth: 'user',
    unlogged: true,
    summary: 'Look at a kept search: newcomers are counted from now on',
    params: byId,
    reply: { data: savedSearch },
  },
  countNewcomers: {
    method: 'GET',
    path: '/user/saved-searches/{id}/new',
    auth: 'user',
    summary: `Whom a kept search finds that joined since it was last opened: how many, counted up to ${mostNewcomers}`,
    params: byId,
    reply: { data: z.object({ count: z.number() }) },
  },
  removeSavedSearch: {
    method: 'DELETE',
    path: '/user/saved-searches/{id}',
    auth: 'user',
    summary: 'Let a kept search go',
    params: byId,
    reply: {},
  },
});
