/** How the providers are asked: pages by cursor, fields by name, scopes of the token. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readQuery } from '../consent.ts';

/** A page may hold fewer items than were asked for; these doubles never send more. */
const largestPage = 20;

interface Part<T> {
  items: readonly T[];
  /** Place of the first item. */
  from: number;
  /** Place of the next page; undefined on the last one. */
  next: number | undefined;
}

const seal = (place: number) => Buffer.from(`place:${place}`).toString('base64url');

function placeOf(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return 0;
  const [, digits] = /^place:(\d{1,6})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

function cutPart<T>(all: readonly T[], from: number, limit: number): Part<T> {
  const size = Math.max(1, Math.min(Number.isInteger(limit) ? limit : largestPage, largestPage));
  const end = from + size;
  return { items: all.slice(from, end), from, next: end < all.length ? end : undefined };
}

export function graphError(message: string, code: number, subcode?: number) {
  return { error: { message, type: 'OAuthException', code, ...(subcode ? { error_subcode: subcode } : {}) } };
}

/** A page of a list, as Meta's Graph API sends it; undefined for a cursor that it did not give. */
export async function graphPage<T>(request: FastifyRequest, all: readonly T[], view: (item: T, at: number) => unknown) {
  const { limit = '25', after } = readQuery(request.query);
  const from = placeOf(after);
  if (from === undefined) return undefined;
  const { items, next } = cutPart(all, from, Number(limit));
  const data = await Promise.all(items.map((item, at) => view(item, from + at)));
  if (items.length === 0) return { data, paging: {} };
  const cursors = { before: seal(from), after: seal(from + items.length) };
  if (next === undefined) return { data, paging: { cursors } };
  const address = new URL(request.url, `http://${request.host}`);
  address.searchParams.set('after', cursors.after);
  return { data, paging: { cursors, next: address.href } };
}

export const refuseCursor = (reply: FastifyReply) =>
  reply.code(400).send(graphError('(#100) Invalid cursors values', 100));

/** A page of a list, as Google's APIs send it; undefined for a token that they did not give. */
export function googlePage<T>(request: FastifyRequest, all: readonly T[]) {
  const { maxResults = '5', pageToken } = readQuery(request.query);
  const from = placeOf(pageToken);
  if (from === undefined) return undefined;
  const { items, next } = cutPart(all, from, Number(maxResults));
  const pageInfo = { totalResults: all.length, resultsPerPage: items.length };
  return { items, head: { ...(next === undefined ? {} : { nextPageToken: seal(next) }), pageInfo } };
}

/** Names of the fields that are asked for, without what stands in their brackets or behind a point. */
function fieldsOf(fields: string | undefined): string[] {
  let depth = 0;
  let outer = '';
  for (const sign of fields ?? '') {
    if (sign === '(' || sign === '{') depth += 1;
    if (depth === 0) outer += sign;
    if (sign === ')' || sign === '}') depth -= 1;
  }
  return outer.split(',').flatMap((name) => name.trim().split('.')[0] || []);
}

/** The Graph API's refusal of a field that the object does not have; undefined where it has all of them. */
export function refuseFields(reply: FastifyReply, asked: string | undefined, { type, known }: GraphObject) {
  const unknown = fieldsOf(asked).find((field) => !known.includes(field));
  if (unknown === undefined) return undefined;
  const message = `(#100) Tried accessing nonexisting field (${unknown}) on node type (${type})`;
  return reply.code(400).send(graphError(message, 100));
}

interface GraphObject {
  type: string;
  known: readonly string[];
}

/** The Graph API's refusal of a token without a scope; undefined where it has it. */
export function refuseScope(reply: FastifyReply, { scopes }: { scopes: readonly string[] }, needed: string) {
  if (scopes.includes(needed)) return undefined;
  return reply.code(403).send(graphError(`(#10) This endpoint requires the '${needed}' permission`, 10));
}
