import { isRefusal } from './is-refusal.ts';

/** Source: the specification, business constants: verification polling. */
const attempts = 10;
const apartMs = 1000;

/**
 * Asks how a payment stands, up to ten times a second apart while its answer is open; the last answer. A try that brings
 * none is open as well. Throws when the last one does, and at once when the server refuses.
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
