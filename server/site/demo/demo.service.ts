import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import type { Database } from '../../../database/connection.ts';
import { type Bulk, loadDemoStory } from '../../../database/demo/story.ts';
import { hashPassword } from '../../kit/crypto/passwords.ts';
import { hashTerms } from '../../work/agreements/agreements.rules.ts';
import { startCrowd } from './crowd.ts';

/** The password of brand@demo.test, influencer@demo.test, partner@demo.test and operator@demo.test. */
const DEMO_PASSWORD = 'demo-pass-1';

interface Wishes {
  /** At least so many influencers; 2,000 unless said otherwise. */
  influencers?: number;
  seed?: string;
  onProgress?: (done: number, total: number) => void;
  bulk?: Omit<Bulk, 'startCrowd'> | undefined;
}

/** Fills the database with the demo story, once; returns how many influencers were added. */
export async function seedDemoStory(db: Database, wishes: Wishes = {}): Promise<number> {
  return loadDemoStory(db, {
    ...wishes,
    bulk: wishes.bulk && { ...wishes.bulk, startCrowd },
    now: new Date(),
    passwordHash: await hashPassword(DEMO_PASSWORD),
    hashTerms: (terms) => hashTerms(terms as AgreementTerms),
  });
}
