import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { storageOver } from '../../../tests/storage.ts';
import { undoTime } from '../../lib/pending-actions.ts';
import { signIn } from '../../lib/session.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { followPledgeAnswers, pledgeOutbox } from './pledge-outbox.ts';
import { pledgesKey } from './pledges.queries.ts';

vi.mock('../../ui/feedback/toast.ts', () => ({ showToast: vi.fn() }));

const profile = { id: '7', fullname: 'Meera', role: 'Brand', profile_image: null } as const;
const rest = { referal_money: 0, user_coins: 0, is_super_user: 0, is_subscriber: 0 } as const;
const accept = () => pledgeOutbox.put({ campaignId: '3', id: '11', name: 'Asha', status: 'accepted' });

let replies: Response[];
let keys: (string | null)[];
let client: QueryClient;
const refuse = (status: number) => Response.json({ result: false, code: 'X', reason: 'No.' }, { status });
const waiting = () => JSON.parse(localStorage.getItem('pledge_answers') ?? '[]');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', storageOver({}));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('window', { location: { pathname: '/campaign-details/3', search: '', hash: '', assign: vi.fn() } });
  keys = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    return replies.shift() ?? Response.error();
  });
  signIn('secret', { ...profile, ...rest });
  client = new QueryClient();
  client.setQueryData(pledgesKey('3'), [{ id: '11', status: 'pledged' }]);
  followPledgeAnswers(client);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('repeats an unacknowledged answer with the same key and shows the result', async () => {
  replies = [refuse(503), Response.json({ result: true, data: { id: '11', status: 'accepted' } })];
  const key = accept();
  await vi.advanceTimersByTimeAsync(undoTime);
  expect(waiting()).toMatchObject([{ id: '11', sentAt: expect.any(Number) }]);
  await vi.runAllTimersAsync();
  expect(keys).toEqual([key, key]);
  expect(waiting()).toEqual([]);
  expect(client.getQueryData(pledgesKey('3'))).toMatchObject([{ id: '11', status: 'accepted' }]);
});

it('stops on a refusal, shows it, and leaves the pledge unchanged', async () => {
  replies = [refuse(409)];
  accept();
  await vi.runAllTimersAsync();
  expect(keys).toHaveLength(1);
  expect(showToast).toHaveBeenLastCalledWith('error', 'Asha: No.', expect.anything());
  expect(waiting()).toEqual([]);
  expect(client.getQueryData(pledgesKey('3'))).toEqual([{ id: '11', status: 'pledged' }]);
});

it('shows no refusal that an earlier try may have caused', async () => {
  const settled = vi.fn();
  onTestFinished(pledgeOutbox.onSettled(settled));
  replies = [refuse(503), Response.json({ result: false, code: 'ILLEGAL_MOVE', reason: 'Accepted.' }, { status: 409 })];
  accept();
  await vi.runAllTimersAsync();
  expect(settled).toHaveBeenCalledExactlyOnceWith(expect.anything(), { refusal: null });
});

it('tells nothing to another user who signed in meanwhile', async () => {
  const settled = vi.fn();
  onTestFinished(pledgeOutbox.onSettled(settled));
  const answered = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answered.promise);
  accept();
  await vi.advanceTimersByTimeAsync(undoTime);
  signIn('other', { ...profile, ...rest, id: '8' });
  answered.resolve(refuse(409));
  await vi.runAllTimersAsync();
  expect(settled).not.toHaveBeenCalled();
  expect(waiting()).toEqual([]);
});

it('sends nothing that was undone in time', async () => {
  replies = [];
  expect(pledgeOutbox.takeBack(accept())).toBe(true);
  await vi.runAllTimersAsync();
  expect(keys).toEqual([]);
});
