import * as z from 'zod/mini';

/** How well a campaign and an influencer fit. The same figures for both sides. */
export const match = z.object({
  /** 0–100 */
  score: z.number(),
  /** What speaks for it, strongest first. */
  reasons: z.array(z.string()),
  /** What the campaign asks for and the influencer does not have. */
  gaps: z.array(z.string()),
  /** "You match 4 of 5": how many of the campaign's wishes are met. */
  met: z.number(),
  of: z.number(),
  /** Fewer than four of the wishes are about something that is known of the influencer; the score is 80 at most then. */
  few_facts: z.boolean(),
});
export type Match = z.infer<typeof match>;
