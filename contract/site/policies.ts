/** Version of the terms and the privacy policy that sign-up agrees to. */
export const termsVersion = '2026-11';

/** The day from which the policies as they stand here are in force, `YYYY-MM-DD`. */
export const policiesSince = '2026-11-22';
