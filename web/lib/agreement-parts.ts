import { type ComponentType, createContext, use } from 'react';

export interface AgreementPart {
  applicationId: string;
  side: 'creator' | 'influencer';
}

export interface AcceptPart {
  applicationId: string;
  /** The offer waits for an answer. */
  isOffered: boolean;
}

export interface RoundsPart extends AgreementPart {
  /** How often changes of this piece of work were asked for. */
  asked: number;
}

/** What stands about an agreement beside an application or its work. The screen brings it to the features that have room. */
export interface AgreementParts {
  /** The agreement in force, with what is proposed to change in it. */
  Agreement: ComponentType<AgreementPart>;
  /** Shows what would be frozen, and accepts it; after an offer has ended, how accepting it went. */
  Accept: ComponentType<AcceptPart>;
  /** How many of a piece's agreed rounds of changes are used, and the way to more. */
  Rounds: ComponentType<RoundsPart>;
}

const AgreementContext = createContext<AgreementParts | null>(null);

export const ProvideAgreements = AgreementContext.Provider;

export function useAgreementParts(): AgreementParts {
  const parts = use(AgreementContext);
  if (!parts) throw new Error('A screen with applications brings what stands about their agreements');
  return parts;
}
