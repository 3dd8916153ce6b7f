/** Version of the terms and the privacy policy that sign-up agrees to. */
export const termsVersion = '2026-11';

/** Effective date of the current policies, `YYYY-MM-DD`. */
export const policiesSince = '2026-11-22';
