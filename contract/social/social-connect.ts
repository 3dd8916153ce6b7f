import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { id, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { socialAccount } from './social-accounts.ts';

const begin = {
  method: 'GET',
  auth: 'user',
  needs: 'manage',
  reply: { data: z.object({ authorize_url: z.string() }) },
  errors: ['NOT_CONFIGURED'],
  rate: { max: 30, seconds: 600, by: 'user' },
} as const;

/** Parameters the provider added to the callback URL. */
const finish = {
  method: 'POST',
  auth: 'user',
  body: z.strictObject({ code: text(1, 2_048), state: text(1, 200) }),
  idempotent: true,
  reply: { data: socialAccount },
  errors: ['TAKEN', 'RULE', 'NOT_CONFIGURED'],
  rate: { max: 30, seconds: 600, by: 'user' },
} as const;

/**
 * Connecting accounts at their provider: GET returns the authorization URL, POST completes with the callback's parameters.
 */
export const socialConnectCalls = defineCalls(access.settings, {
  listSocialProviders: {
    method: 'GET',
    path: '/user/social/providers',
    auth: 'user',
    summary: 'The platforms that accounts can be connected on, and whether each is set up here',
    reply: { data: z.array(z.object({ platform: id, is_configured: z.boolean() })) },
  },
  beginInstagramConnect: {
    ...begin,
    path: '/instagram/connect',
    summary: 'Where to consent at Instagram; the state in it is mine, for one use within 15 minutes',
  },
  finishInstagramConnect: {
    ...finish,
    path: '/instagram/connect',
    summary: 'Connect the Instagram account that was consented to',
  },
  beginFacebookConnect: {
    ...begin,
    path: '/facebook/connect',
    summary: 'Where to consent at Facebook; the state in it is mine, for one use within 15 minutes',
  },
  finishFacebookConnect: {
    ...finish,
    path: '/facebook/connect',
    summary: 'Connect the Facebook Pages that were chosen; the reply is the one with the most followers',
  },
  beginYoutubeConnect: {
    ...begin,
    path: '/youtube/connect',
    summary: 'Where to consent at Google; the state in it is mine, for one use within 15 minutes',
  },
  finishYoutubeConnect: {
    ...finish,
    path: '/youtube/connect',
    summary: 'Connect the YouTube channel that was consented to',
  },
});
