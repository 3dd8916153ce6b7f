import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageOver } from '../../../tests/storage.ts';
import { undoTime } from '../../lib/pending-actions.ts';
import { signIn } from '../../lib/session.ts';
import { answerOutbox } from './answer-outbox.ts';

const profile = { id: '7', fullname: 'Meera', role: 'Brand', profile_image: null } as const;
const rest = { referal_money: 0, user_coins: 0, is_super_user: 0, is_subscriber: 0 } as const;
const enter = () => signIn('secret', { ...profile, ...rest });
const declined = { campaignId: '3', status: 'declined', note: 'Next time.' } as const;
const decline = () => answerOutbox.put({ ...declined, people: [{ id: '11', name: 'Asha' }] });

let replies: Response[];
const refuse = (status: number) => Response.json({ result: false, code: 'X', reason: 'No.' }, { status });
const outcome = { id: '11', result: true, status: 'declined' };
const settled = vi.fn();
answerOutbox.onSettled(settled);

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', storageOver({}));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('window', { location: { pathname: '/campaign-details/3', search: '', hash: '', assign: vi.fn() } });
  vi.stubGlobal('fetch', async () => replies.shift() ?? Response.error());
  enter();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([401, 403])('keeps an answer for the next session when the session has ended (%i)', async (status) => {
  replies = [refuse(status), Response.json({ result: true, data: [outcome] })];
  decline();
  await vi.advanceTimersByTimeAsync(undoTime);
  expect(settled).not.toHaveBeenCalled();
  enter();
  answerOutbox.follow({}, settled);
  await vi.runAllTimersAsync();
  expect(settled).toHaveBeenCalledWith(expect.anything(), { outcomes: [outcome], refused: [] });
});

it('sends an answer before its time when asked to', async () => {
  replies = [Response.json({ result: true, data: [outcome] })];
  const key = decline();
  answerOutbox.sendNow();
  expect(answerOutbox.takeBack(key)).toBe(false);
  await vi.advanceTimersByTimeAsync(undoTime / 10);
  expect(settled).toHaveBeenCalledExactlyOnceWith(expect.anything(), { outcomes: [outcome], refused: [] });
});

it('retries when the server is busy or unreachable, and stops on a refusal', async () => {
  replies = [refuse(429), refuse(503), refuse(409)];
  decline();
  await vi.runAllTimersAsync();
  expect(settled).toHaveBeenCalledOnce();
  expect(settled).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ refused: [{ id: '11', name: 'Asha', reason: 'No.' }] }),
  );
});
