import * as z from 'zod/mini';

/** Match of a campaign and an influencer; both sides see the same numbers. */
export const match = z.object({
  /** 0–100 */
  score: z.number(),
  /** Matching criteria, strongest first. */
  reasons: z.array(z.string()),
  /** Criteria of the campaign the influencer does not meet. */
  gaps: z.array(z.string()),
  /** "You match 4 of 5": number of the campaign's criteria that are met. */
  met: z.number(),
  of: z.number(),
  /** True when fewer than four criteria could be judged from the profile; the score is then at most 80. */
  few_facts: z.boolean(),
});
export type Match = z.infer<typeof match>;
