/**
 * Every refusal the API can give: its stable code and the HTTP status it travels with.
 * Source of the statuses: the interface's conventions (400 malformed … 429 too often).
 */
export const errorStatus = {
  BAD_INPUT: 400,
  UNAUTHENTICATED: 401,
  BAD_CREDENTIALS: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  STALE: 409,
  TAKEN: 409,
  ALREADY_APPLIED: 409,
  ILLEGAL_MOVE: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  TOO_LARGE: 413,
  QUOTA: 413,
  UNSUPPORTED_TYPE: 415,
  BAD_RANGE: 416,
  RULE: 422,
  DISCLOSURE_MISSING: 422,
  NOT_ENOUGH_COINS: 422,
  NOT_ENOUGH_MONEY: 422,
  BIRTH_DATE: 422,
  ROLE: 422,
  ROLE_NEEDED: 422,
  NOT_VERIFIED: 422,
  SUSPENDED: 422,
  WRONG_PASSWORD: 422,
  WRONG_CODE: 422,
  STEP_UP: 422,
  TARGET_WAITS: 422,
  LOCKED: 422,
  NOT_CONFIGURED: 422,
  READ_ONLY: 422,
  BLOCKED: 422,
  TOO_MANY: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  MAINTENANCE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
