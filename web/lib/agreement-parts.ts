import { type ComponentType, createContext, use } from 'react';

export interface AgreementPart {
  applicationId: string;
  side: 'creator' | 'influencer';
}

export interface AcceptPart {
  applicationId: string;
  /** True while the offer is unanswered. */
  isOffered: boolean;
}

/** Components of an agreement, shown beside applications and work. Provided by the screen. */
export interface AgreementParts {
  /** Agreement in force and its pending changes. */
  Agreement: ComponentType<AgreementPart>;
  /** Shows the terms and accepts them; stays to show the result. */
  Accept: ComponentType<AcceptPart>;
}

const AgreementContext = createContext<AgreementParts | null>(null);

export const ProvideAgreements = AgreementContext.Provider;

export function useAgreementParts(): AgreementParts {
  const parts = use(AgreementContext);
  if (!parts) throw new Error('A screen with applications brings what stands about their agreements');
  return parts;
}
