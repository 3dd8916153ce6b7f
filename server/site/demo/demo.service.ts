import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import type { Database } from '../../../database/connection.ts';
import { type Bulk, loadDemoStory } from '../../../database/demo/story.ts';
import { hashPassword } from '../../kit/crypto/passwords.ts';
import { hashTerms } from '../../work/agreements/agreements.rules.ts';
import { startCrowd } from './crowd.ts';

/** Password of brand@demo.test and all others of the demo who sign in. */
const DEMO_PASSWORD = 'demo-pass-1';

interface Wishes {
  /** Minimum number of influencers; 2,000 by default. */
  influencers?: number;
  seed?: string;
  onProgress?: (done: number, total: number) => void;
  bulk?: Omit<Bulk, 'startCrowd'> | undefined;
}

/** Loads the demo story into the database, once; returns the number of influencers added. */
export async function seedDemoStory(db: Database, wishes: Wishes = {}): Promise<number> {
  return loadDemoStory(db, {
    ...wishes,
    bulk: wishes.bulk && { ...wishes.bulk, startCrowd },
    now: new Date(),
    passwordHash: await hashPassword(DEMO_PASSWORD),
    hashTerms: (terms) => hashTerms(terms as AgreementTerms),
  });
}
