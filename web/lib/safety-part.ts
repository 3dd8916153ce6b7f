import { type ComponentType, createContext, use } from 'react';

export type SafetyAct = 'report' | 'block';

export interface SafetyPart {
  /** Open dialog; undefined: none. */
  act: SafetyAct | undefined;
  targetId: string;
  name: string;
  onClose: () => void;
  onBlocked: () => void;
  /** Called when a block is undone from its toast. */
  onUndone?: () => void;
}

export interface SafetyMenuPart {
  targetId: string;
  name: string;
  onBlocked?: () => void;
}

const MenuContext = createContext<ComponentType<SafetyMenuPart> | null>(null);

/** Provides the report and block menu to features that list people. */
export const ProvideSafetyMenu = MenuContext.Provider;

/** Null where the screen shows it elsewhere. */
export const useSafetyMenu = () => use(MenuContext);

const SafetyContext = createContext<ComponentType<SafetyPart> | null>(null);

/** Provides the report and block dialogs to features that show a person. */
export const ProvideSafety = SafetyContext.Provider;

export function useSafetyPart(): ComponentType<SafetyPart> {
  const part = use(SafetyContext);
  if (!part) throw new Error('A screen with a conversation brings what reports and blocks');
  return part;
}
