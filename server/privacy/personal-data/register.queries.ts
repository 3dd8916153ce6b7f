import type { Schema } from '../../../database/schema.ts';
import { handedIn } from './handed-in.queries.ts';
import { heldPayments } from './held-payments.queries.ts';
import { money } from './money.queries.ts';
import { offers } from './offers.queries.ts';
import { people } from './people.queries.ts';
import { pools } from './pools.queries.ts';
import { profiles } from './profiles.queries.ts';
import { talk } from './talk.queries.ts';
import { team } from './team.queries.ts';
import { nobodys, type Treatments } from './treatment.queries.ts';
import { work } from './work.queries.ts';

/**
 * The register of personal data: for every table, what is exported to its owner and what an erasure does. A new table
 * does not compile until it is listed. An erasure processes it from top to bottom.
 */
export const register: Treatments<keyof Schema> = {
  ...team,
  ...people,
  ...work,
  ...handedIn,
  ...offers,
  ...pools,
  ...talk,
  ...profiles,
  ...money,
  ...heldPayments,
  country: nobodys,
  state: nobodys,
  city: nobodys,
  category: nobodys,
  language: nobodys,
  gender: nobodys,
  platform: nobodys,
  content_type: nobodys,
  meta: nobodys,
  suppression: {
    exported: 'Keyed digests of people no import may store; they name nobody, and belong to no account.',
    erased: 'They stay, so that who asked to be left out is left out.',
  },
  removal_request: {
    exported: 'What people without an account asked; what they named is forgotten once it is decided.',
    erased: 'It belongs to no account.',
  },
  locked_away: {
    exported: 'There is nothing of an account that exists.',
    erased: 'The erasure itself writes it, and it goes on its day.',
  },
  profile_import: {
    exported: 'A list that an operator was handed; what it says of people is forgotten after 30 days.',
    erased: 'Its operator is unlinked with the account; nobody on the list has one through it.',
  },
  import_change: {
    exported: 'How unclaimed profiles were before an import, for its undo; once claimed there is none.',
    erased: 'It goes with the profile.',
  },
  import_source: nobodys,
  profile_redirect: nobodys,
  installation: nobodys,
  maintenance: nobodys,
};
