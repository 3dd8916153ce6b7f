import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { ProviderFailure } from './provider.ts';
import { count } from './shapes.ts';

/** An error of Meta's Graph API. */
const graphError = z.object({
  error: z.object({ code: z.number(), error_subcode: z.optional(z.number()), is_transient: z.optional(z.boolean()) }),
});

/** Application, user, page and custom limits; Meta sends them with 400 or 403. */
const rateCodes = [4, 17, 32, 613];
const expiredToken = 463;
const noSuchObject = 33;

/** Interprets an error of the Graph API. Source: Meta's error codes of the Graph API. */
export function judgeGraph(status: number, body: unknown): ProviderFailure {
  const error = graphError.safeParse(body).data?.error;
  if (!error) return new ProviderFailure(status === 401 ? 'revoked' : 'unreadable', { detail: `status ${status}` });
  const { code, error_subcode: subcode, is_transient: isPassing } = error;
  const detail = `code ${code}${subcode ? `/${subcode}` : ''}`;
  if (rateCodes.includes(code) || (code >= 80_000 && code <= 80_014)) return new ProviderFailure('rate_limited');
  if (isPassing || code === 1 || code === 2) return new ProviderFailure('unavailable', { detail });
  if (code === 190) return new ProviderFailure(subcode === expiredToken ? 'expired' : 'revoked', { detail });
  if (code === 10 || (code >= 200 && code < 300)) return new ProviderFailure('scope_missing', { detail });
  if (code === 100 && subcode === noSuchObject) return new ProviderFailure('gone', { detail });
  return new ProviderFailure('unreadable', { detail });
}

/** Proves knowledge of the app's secret together with a token. */
export function appSecretProof(secret: string, token: string): string {
  return createHmac('sha256', secret).update(token).digest('hex');
}

const part = z.object({ dimension_values: z.array(z.string().check(z.maxLength(120))), value: count });
const insight = z.object({
  name: z.string(),
  values: z.optional(z.array(z.object({ value: z.unknown() }))),
  total_value: z.optional(
    z.object({
      value: z.optional(count),
      breakdowns: z.optional(z.array(z.object({ results: z.optional(z.array(part)) }))),
    }),
  ),
});
/** Insights of an account or a post. Meta omits unknown ones from `data`, which may be empty. */
export const insights = z.object({ data: z.array(insight) });
type Insights = z.infer<typeof insights>;

/** One insight's latest value; null where missing. Refuses a value that is not a count. */
export function figureOf({ data }: Insights, name: string): number | null {
  const found = data.find((each) => each.name === name);
  const value = found?.total_value?.value ?? found?.values?.at(-1)?.value;
  if (value === undefined) return null;
  const read = count.safeParse(value);
  if (!read.success) throw new ProviderFailure('unreadable', { detail: name });
  return read.data;
}

/** Parts of an insight requested with a breakdown. */
export function partsOf({ data }: Insights): { name: string; value: number }[] {
  const results = data[0]?.total_value?.breakdowns?.[0]?.results ?? [];
  return results.flatMap(({ dimension_values: [name], value }) => (name ? [{ name, value }] : []));
}
