/** Source: the specification, business constants: verification polling. */
const attempts = 10;
const apartMs = 1000;

/**
 * Asks how a payment stands, up to ten times a second apart while its answer is open; the last answer. Throws when the
 * server cannot be asked.
 */
export async function verifyPayment<Answer>(
  ask: () => Promise<Answer>,
  isOpen: (answer: Answer) => boolean,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask();
    if (!isOpen(answer) || attempt === attempts) return answer;
    await new Promise((resolve) => setTimeout(resolve, apartMs));
  }
}
