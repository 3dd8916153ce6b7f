import type { AgreementTerms } from '../../contract/agreements.ts';
import type { Database } from '../../database/connection.ts';
import { loadDemoStory } from '../../database/demo/story.ts';
import { hashTerms } from '../agreements/agreements.rules.ts';
import { hashPassword } from '../kit/passwords.ts';

/** The password of brand@demo.test, influencer@demo.test, partner@demo.test and operator@demo.test. */
const DEMO_PASSWORD = 'demo-pass-1';

interface Wishes {
  /** At least so many influencers; 2,000 unless said otherwise. */
  influencers?: number;
  seed?: string;
  onProgress?: (done: number, total: number) => void;
}

/** Fills the database with the demo story, once; returns how many influencers were added. */
export async function tellDemoStory(db: Database, wishes: Wishes = {}): Promise<number> {
  return loadDemoStory(db, {
    ...wishes,
    now: new Date(),
    passwordHash: await hashPassword(DEMO_PASSWORD),
    hashTerms: (terms) => hashTerms(terms as AgreementTerms),
  });
}
