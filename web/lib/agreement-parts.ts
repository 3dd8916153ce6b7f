import { type ComponentType, createContext, use } from 'react';

export interface AgreementPart {
  applicationId: string;
  side: 'creator' | 'influencer';
}

/** What stands about an agreement beside an application or its work. The screen brings it to the features that have room. */
export interface AgreementParts {
  /** The agreement in force, with what is proposed to change in it. */
  Agreement: ComponentType<AgreementPart>;
  /** Shows what would be frozen, and accepts it. */
  Accept: ComponentType<{ applicationId: string }>;
}

const AgreementContext = createContext<AgreementParts | null>(null);

export const ProvideAgreements = AgreementContext.Provider;

export function useAgreementParts(): AgreementParts {
  const parts = use(AgreementContext);
  if (!parts) throw new Error('A screen with applications brings what stands about their agreements');
  return parts;
}
