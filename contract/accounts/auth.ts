import * as z from 'zod/mini';
import { person } from '../core/people.ts';
import { openRoles } from '../core/roles.ts';
import { defineCalls } from '../kit/calls.ts';
import { email, mobile, name, otp, text } from '../kit/fields.ts';
import { toAsciiDigits } from '../kit/parse-number.ts';
import { usernamePattern } from '../kit/patterns.ts';
import { access } from '../kit/permissions.ts';
import { ownProfile } from './profile.ts';
import { secondFactors } from './second-factors.ts';
import { memberAccount } from './workspaces.ts';

export const username = z
  .string()
  .check(
    z.trim(),
    z.regex(usernamePattern, 'Use 3 to 30 letters, digits, dots, underscores or hyphens, with at least one letter.'),
  );

/** Username, e-mail or mobile, in any case. */
const identifier = text(1, 254).check(z.overwrite(toAsciiDigits));
/** Limits the input size only; the server checks the strength. */
const password = z.string().check(z.minLength(1, 'This field is required.'), z.maxLength(1_000, 'This is too long.'));
/** Checks the length only; the server rejects weak passwords. */
const newPassword = z
  .string()
  .check(z.minLength(8, 'Use at least 8 characters.'), z.maxLength(400, 'Use at most 200 characters.'));
const accepted = z.literal(true, 'Accept the terms to continue.');
/** Where the account has a second factor, `second_factor` alone: the sign-in is finished with it. */
const enteringFields = {
  token: z.optional(z.string()),
  user: z.optional(ownProfile),
  person: z.optional(person),
  accounts: z.optional(z.array(memberAccount)),
  second_factor: z.optional(
    z.object({
      /** For this device, ten minutes, once. */
      ticket: z.string(),
      methods: z.array(z.enum(secondFactors)),
    }),
  ),
};

/** Fields of the four calls that answer an expected refusal with 200 and `result: false`. */
const softRefusal = { result: z.boolean(), code: z.optional(z.string()), reason: z.optional(z.string()) };
const socialSignIn = {
  role: z.optional(z.enum(openRoles)),
  accept_terms: z.optional(accepted),
  /** Code of the member who invited the new user. */
  referral_code: z.optional(text(1, 40)),
};

export const authCalls = defineCalls(access.person, {
  register: {
    method: 'POST',
    path: '/auth/register',
    auth: 'public',
    namesDevice: true,
    summary: 'Sign up; a six-digit code goes to the email',
    body: z.strictObject({
      fullname: name(1, 120),
      username,
      email,
      mobile,
      password: newPassword,
      role: z.enum(openRoles),
      business_name: z.optional(name(1, 120)),
      referral_code: z.optional(text(1, 40)),
      accept_terms: accepted,
    }),
    status: 201,
    reply: { data: z.object({ contact: z.string() }) },
    errors: ['TAKEN'],
    rate: { max: 120, seconds: 60, by: 'address' },
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    auth: 'public',
    duringMaintenance: true,
    namesDevice: true,
    summary: 'Sign in with username, email or mobile and the password',
    body: z.strictObject({ username: identifier, password }),
    reply: { data: z.object(enteringFields) },
    errors: ['BAD_CREDENTIALS', 'NOT_VERIFIED', 'SUSPENDED'],
    rate: { max: 60, seconds: 60, by: 'address' },
  },
  checkUser: {
    method: 'POST',
    path: '/auth/checkUser',
    auth: 'public',
    summary: 'Whether an account has this username, email or mobile',
    body: z.strictObject({ username: identifier }),
    reply: { result: z.boolean() },
    rate: { max: 60, seconds: 60, by: 'address' },
  },
  checkUsernameAvailable: {
    method: 'GET',
    path: '/auth/checkUsernameAvailable',
    auth: 'public',
    summary: 'Whether a username is free, with suggestions',
    query: z.strictObject({ username }),
    reply: { data: z.object({ available: z.boolean(), suggestions: z.array(z.string()) }) },
    rate: { max: 60, seconds: 60, by: 'address' },
  },
  checkPassword: {
    method: 'POST',
    path: '/auth/checkPassword',
    auth: 'optional',
    summary:
      'What is wrong with a new password, beside these names and those of the signed-in account; null when it is good',
    body: z.strictObject({
      password,
      names: z._default(z.array(z.string().check(z.maxLength(254))).check(z.maxLength(10)), []),
    }),
    reply: { data: z.object({ problem: z.nullable(z.string()) }) },
    rate: { max: 120, seconds: 60, by: 'user' },
    inReadOnly: true,
  },
  listSignInProviders: {
    method: 'GET',
    path: '/auth/providers',
    auth: 'public',
    duringMaintenance: true,
    summary: 'Where sign-in with Google and Facebook begins; null where it is not set up',
    reply: {
      data: z.object({
        google: z.nullable(z.object({ authorize_url: z.string(), client_id: z.string() })),
        facebook: z.nullable(z.object({ authorize_url: z.string(), client_id: z.string() })),
      }),
    },
  },
  googleLogin: {
    method: 'POST',
    path: '/auth/googleLogin',
    auth: 'public',
    namesDevice: true,
    summary: "Sign in, or up, with Google's ID token",
    body: z.strictObject({
      credential: z.string().check(z.minLength(1, 'This field is required.'), z.maxLength(8_000)),
      /** Nonce the sign-in was started with. */
      nonce: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
      ...socialSignIn,
    }),
    reply: { data: z.object(enteringFields) },
    errors: ['BAD_CREDENTIALS', 'CONFLICT', 'ROLE_NEEDED', 'RULE', 'SUSPENDED', 'TAKEN', 'NOT_CONFIGURED'],
    rate: { max: 30, seconds: 60, by: 'address' },
  },
  facebookLogin: {
    method: 'POST',
    path: '/auth/facebookLogin',
    auth: 'public',
    namesDevice: true,
    summary: "Sign in, or up, with Facebook's access token",
    body: z.strictObject({
      access_token: z.string().check(z.minLength(1, 'This field is required.'), z.maxLength(2_000)),
      ...socialSignIn,
    }),
    reply: { data: z.object(enteringFields) },
    errors: ['BAD_CREDENTIALS', 'CONFLICT', 'ROLE_NEEDED', 'SUSPENDED', 'NOT_CONFIGURED'],
    rate: { max: 30, seconds: 60, by: 'address' },
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    auth: 'public',
    summary: 'Send a code to reset the password; says the same whether or not the account exists',
    body: z.strictObject({
      username: z.string().check(z.trim(), z.maxLength(254)),
      isEmail: z.optional(z.boolean()),
      isMobile: z.optional(z.boolean()),
    }),
    reply: softRefusal,
  },
  verifyOtp: {
    method: 'POST',
    path: '/auth/verifyOtp',
    auth: 'optional',
    namesDevice: true,
    summary: 'Enter a code: signs in after sign-up, gives a reset token, or confirms a new contact',
    body: z.strictObject({ username: identifier, otp }),
    reply: {
      ...softRefusal,
      data: z.optional(
        z.object({
          ...enteringFields,
          reset_token: z.optional(z.string()),
          /** Masked contact the next code was sent to: the e-mail's code follows after the mobile is verified. */
          contact: z.optional(z.string()),
        }),
      ),
    },
    errors: ['UNAUTHENTICATED', 'SUSPENDED'],
  },
  resendOtp: {
    method: 'POST',
    path: '/auth/resendOtp',
    auth: 'public',
    summary: 'Send a new code in place of the live one',
    body: z.strictObject({ username: identifier }),
    reply: softRefusal,
  },
  resetPassword: {
    method: 'PUT',
    path: '/auth/reset-password/{username}',
    auth: 'public',
    summary: 'Set a new password with the token of a verified code; ends all sessions',
    params: z.strictObject({ username: identifier }),
    body: z.strictObject({
      password: z.string().check(z.maxLength(1_000)),
      confirm_password: z.string().check(z.maxLength(1_000)),
      reset_token: z.optional(z.string().check(z.maxLength(200))),
    }),
    reply: softRefusal,
  },
  changePassword: {
    method: 'PUT',
    path: '/auth/change-password',
    auth: 'user',
    stepUp: { password: 'current_password' },
    summary: 'Change the password; ends all other sessions',
    body: z.strictObject({
      /** Required for accounts with a password; others do a step-up first. */
      current_password: z.optional(password),
      password,
      confirm_password: password,
    }),
    reply: {},
  },
});
