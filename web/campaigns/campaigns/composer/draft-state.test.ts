import { describe, expect, it } from 'vitest';
import type { CampaignBody } from '../../../../contract/campaigns/campaign-fields.ts';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { emptyBody } from './body.ts';
import { follow, inTurn, isDirty, isSavedAs, keepTyped, openDraft, replace, took } from './draft-state.ts';
import { readKept } from './kept-body.ts';

const empty = emptyBody('standard');
const read = (title: string, minute: number) =>
  ({ ...empty, title, needs: [], id: '7', updatedAt: `2026-11-20T10:0${minute}:00.000Z` }) as unknown as Campaign;
const typed = (title: string) => JSON.stringify({ ...empty, title } satisfies CampaignBody);
const open = (campaign: Campaign | null, kept: Parameters<typeof openDraft>[0]['kept'] = null) =>
  openDraft({ type: 'standard', campaign, empty, kept });

describe('one window’s view of a campaign', () => {
  it('is dirty from the first letter until the server has saved that text', () => {
    const draft = open(null);
    expect(isDirty(draft)).toBe(false);
    keepTyped(draft, typed('Mon'));
    const sent = draft.latest;
    keepTyped(draft, typed('Monsoon'));
    took(draft, read('Mon', 1), sent);
    expect(draft).toMatchObject({ id: '7', readAt: read('', 1).updatedAt });
    expect(isDirty(draft)).toBe(true);
    took(draft, read('Monsoon', 2), draft.latest);
    expect(isDirty(draft)).toBe(false);
  });

  it('keeps what was typed during the first save by the id that the draft got', () => {
    const draft = open(null);
    keepTyped(draft, typed('Mon'));
    const sent = draft.latest;
    keepTyped(draft, typed('Monsoon'));
    took(draft, read('Mon', 1), sent);
    expect(readKept('standard')).toBeNull();
    expect(readKept('7')).toMatchObject({ body: { title: 'Monsoon' }, readAt: read('', 1).updatedAt });
    took(draft, read('Monsoon', 2), draft.latest);
    expect(readKept('7')).toBeNull();
  });

  it('takes over another window’s text only if nothing was typed here', () => {
    const idle = open(read('Mon', 1));
    expect(follow(idle, read('Monsoon', 2))).toMatchObject({ title: 'Monsoon' });
    expect(isDirty(idle)).toBe(false);
    const busy = open(read('Mon', 1));
    keepTyped(busy, typed('Mine'));
    expect(follow(busy, read('Theirs', 2))).toBeNull();
    expect(busy.readAt).toBe(read('', 1).updatedAt);
    replace(busy, read('Theirs', 2));
    expect(isDirty(busy)).toBe(false);
  });

  it('knows its own save in the server’s version', () => {
    const sent = JSON.parse(typed('Mon')) as CampaignBody;
    expect(isSavedAs(read('Mon', 2), sent)).toBe(true);
    expect(isSavedAs(read('Mon', 2), { ...sent, slots: null })).toBe(false);
    expect(isSavedAs(read('Theirs', 2), sent)).toBe(false);
  });

  it('ignores changes of other fields and outdated replies', () => {
    const draft = open(read('Mon', 2));
    keepTyped(draft, typed('Mine'));
    expect(follow(draft, read('Mon', 3))).toBeNull();
    expect(draft.readAt).toBe(read('', 3).updatedAt);
    expect(follow(draft, read('Old', 1))).toBeNull();
    expect(draft).toMatchObject({ readAt: read('', 3).updatedAt, latest: typed('Mine') });
  });

  it('starts with stored input on top of the version it was based on', () => {
    const kept = {
      body: { ...empty, title: 'Kept' },
      readAt: read('', 1).updatedAt,
      keptAt: '2026-11-20T10:01:30.000Z',
    };
    const draft = open(read('Theirs', 2), kept);
    expect(JSON.parse(draft.latest)).toMatchObject({ title: 'Kept' });
    expect(follow(draft, read('Theirs', 2))).toBeNull();
    expect(draft.readAt).toBe(kept.readAt);
  });

  it('sends requests one after another, also after a failure', async () => {
    const draft = open(null);
    const order: string[] = [];
    const first = inTurn(draft, async () => {
      await Promise.resolve();
      order.push('first');
      throw new Error('lost');
    });
    const second = inTurn(draft, async () => void order.push('second'));
    await expect(first).rejects.toThrow('lost');
    await second;
    expect(order).toEqual(['first', 'second']);
  });
});
