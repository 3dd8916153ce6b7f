import { expect, it } from 'vitest';
import { allCalls } from '../../../contract/calls.ts';
import { isLogged } from '../../../contract/kit/calls.ts';
import { targetOf } from './activity-log.ts';

it.each([
  ['/campaign/{id}/fund', { id: '4' }, { type: 'campaign', id: 4 }],
  ['/campaign/update/{id}', { id: '4' }, { type: 'campaign', id: 4 }],
  ['/campaign/toggleStatus/{id}', { id: '4' }, { type: 'campaign', id: 4 }],
  ['/campaign/apply_users/{campaignId}', { campaignId: '4' }, { type: 'campaign', id: 4 }],
  ['/campaign/applications/{applicationId}/release', { applicationId: '9' }, { type: 'application', id: 9 }],
  ['/campaign/deliverables/{id}/comments/{comment_id}', { id: '3', comment_id: '5' }, { type: 'deliverable', id: 3 }],
  ['/members/{person_id}', { person_id: '2' }, { type: 'person', id: 2 }],
  ['/members/invitations/{token}/accept', { token: 'secret' }, null],
])('finds what %s is about', (path, params, target) => {
  expect(targetOf({ path }, { params, reply: {} })).toEqual(target);
});

it('finds what a call made', () => {
  expect(targetOf({ path: '/templates' }, { params: undefined, reply: { data: { id: '7' } } })).toEqual({
    type: 'template',
    id: 7,
  });
  expect(targetOf({ path: '/campaign/add' }, { params: undefined, reply: { data: { id: '7' } } })?.type).toBe(
    'campaign',
  );
  expect(targetOf({ path: '/templates' }, { params: undefined, reply: {} })).toBeNull();
});

it('leaves out what people do for themselves, and what is no act', () => {
  const calls = Object.values(allCalls).flatMap((feature) => Object.entries(feature));
  const left = calls.filter(([, call]) => call.auth === 'user' && call.method !== 'GET' && call.needs !== 'person');
  expect(left.flatMap(([name, call]) => (isLogged(call) ? [] : name)).toSorted()).toEqual([
    'addAttachment',
    'addPushRegistration',
    'getUnreadChats',
    'getUnreadMessages',
    'getUserMessages',
    'markNotificationRead',
    'openSavedSearch',
    'removePushRegistration',
    'setChecklist',
    'setTour',
    'uploadDeliverableFile',
  ]);
});
