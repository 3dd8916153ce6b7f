import { isRefusal } from './is-refusal.ts';

/** Source: the specification, business constants: verification polling. */
const attempts = 10;
const apartMs = 1000;

/**
 * Polls a payment up to ten times, one second apart, until it is settled; returns the last reply. A failed try counts as
 * open. Throws if the last one fails, and at once on a refusal.
 */
export async function verifyPayment<Answer>(
  ask: () => Promise<Answer>,
  isOpen: (answer: Answer) => boolean,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await ask();
      if (!isOpen(answer) || attempt === attempts) return answer;
    } catch (error) {
      if (isRefusal(error) || attempt === attempts) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, apartMs));
  }
}
