import { useEffect, useRef, useState } from 'react';
import type { CampaignBody } from '../../../../contract/campaign-fields.ts';
import { type Campaign, campaignCalls } from '../../../../contract/campaigns.ts';
import { request } from '../../../lib/api.ts';
import { reasonOf } from '../../../lib/form-errors.ts';
import { useActionKey } from '../../../lib/use-action-key.ts';
import { savablePart } from './problems.ts';

export type SaveState = { is: 'idle' | 'saving' } | { is: 'saved'; at: Date } | { is: 'failed'; reason: string };

/** A pause in typing this long saves the draft. */
const pause = 900;

interface AutosaveOptions {
  /** Null while nothing of it was saved. */
  id: string | null;
  body: CampaignBody;
  /** Posted campaigns are saved by hand. */
  isOn: boolean;
  onSaved: (campaign: Campaign) => void;
}

/** Saves a draft as it is written: one request at a time, the latest text wins. */
export function useAutosave({ id, body, isOn, onSaved }: AutosaveOptions) {
  const [state, setState] = useState<SaveState>({ is: 'idle' });
  const key = useActionKey();
  const draft = useRef({ id, saved: JSON.stringify(savablePart(body)), running: null as Promise<void> | null });
  const text = JSON.stringify(savablePart(body));
  const latest = useRef(text);
  latest.current = text;

  async function send(): Promise<void> {
    while (latest.current !== draft.current.saved) {
      const sent = latest.current;
      const fields = { ...(JSON.parse(sent) as CampaignBody), draft: true };
      const { data } = draft.current.id
        ? await request(campaignCalls.updateCampaign, { params: { id: draft.current.id }, body: fields })
        : await request(campaignCalls.addCampaign, { body: fields }, { idempotencyKey: key.keyFor(fields) });
      draft.current.id = data.id;
      draft.current.saved = sent;
      onSaved(data);
    }
  }

  /** Saves what is not saved yet; the draft's id, or null where that failed. */
  async function save(): Promise<string | null> {
    if (!isOn) return draft.current.id;
    setState({ is: 'saving' });
    draft.current.running ??= send().finally(() => {
      draft.current.running = null;
    });
    try {
      await draft.current.running;
      setState({ is: 'saved', at: new Date() });
      return draft.current.id;
    } catch (error) {
      setState({ is: 'failed', reason: reasonOf(error) });
      return null;
    }
  }

  const current = useRef(save);
  current.current = save;
  const isDirty = isOn && text !== draft.current.saved;
  useEffect(() => {
    if (!isOn || text === draft.current.saved) return;
    const timer = setTimeout(() => void current.current(), pause);
    return () => clearTimeout(timer);
  }, [text, isOn]);
  useEffect(() => {
    const saveNow = () => {
      if (latest.current !== draft.current.saved) void current.current();
    };
    addEventListener('pagehide', saveNow);
    return () => {
      removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, []);
  return { state, save, isDirty };
}
