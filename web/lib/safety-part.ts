import { type ComponentType, createContext, use } from 'react';

export type SafetyAct = 'report' | 'block';

export interface SafetyPart {
  /** What is asked about; undefined: nothing. */
  act: SafetyAct | undefined;
  targetId: string;
  name: string;
  onClose: () => void;
  onBlocked: () => void;
  /** The block was taken back while its toast was there. */
  onUndone?: () => void;
}

export interface SafetyMenuPart {
  targetId: string;
  name: string;
  onBlocked?: () => void;
}

const MenuContext = createContext<ComponentType<SafetyMenuPart> | null>(null);

/** Brings the menu that reports and blocks a person to the features of a screen that list people. */
export const ProvideSafetyMenu = MenuContext.Provider;

/** Null where the screen has it in another place. */
export const useSafetyMenu = () => use(MenuContext);

const SafetyContext = createContext<ComponentType<SafetyPart> | null>(null);

/** Brings what reports and blocks a person to the features of a screen that show one. */
export const ProvideSafety = SafetyContext.Provider;

export function useSafetyPart(): ComponentType<SafetyPart> {
  const part = use(SafetyContext);
  if (!part) throw new Error('A screen with a conversation brings what reports and blocks');
  return part;
}
