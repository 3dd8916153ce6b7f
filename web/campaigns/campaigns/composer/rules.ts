import { useEffect, useState } from 'react';
import type { CampaignBody } from '../../../../contract/campaigns/campaign-fields.ts';
import { learnContractWords } from '../../../lib/contract-words.ts';
import type { Problems } from './problems.ts';

type Rules = typeof import('./problems.ts');

let loaded: Promise<Rules> | undefined;

/** Loads the validation rules and their schema when needed. */
export function loadRules(): Promise<Rules> {
  loaded ??= fetchRules().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function fetchRules(): Promise<Rules> {
  const [rules] = await Promise.all([import('./problems.ts'), learnContractWords()]);
  return rules;
}

/** Problems that prevent posting; null until requested and loaded. */
export function usePostProblems(body: CampaignBody, { today, isWanted }: { today: string; isWanted: boolean }) {
  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(() => {
    if (isWanted) void loadRules().then(setRules, () => undefined);
  }, [isWanted]);
  return rules ? rules.postProblems(body, today) : (null as Problems | null);
}
