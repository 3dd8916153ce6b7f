import { useLingui } from '@lingui/react';
import { memberRoleNames, memberRoleRights } from '../../../contract/accounts/member-role-words.ts';
import type { MemberRole } from '../../../contract/kit/permissions.ts';
import { useContractWords } from '../../lib/contract-words.ts';
import { wordIn } from '../../lib/i18n/i18n.ts';

/** Name of a role of members in the page's language, and its rights in a sentence. */
export function useRoleWords() {
  const { i18n } = useLingui();
  const inWords = useContractWords();
  return {
    nameOf: (role: MemberRole) => wordIn(i18n.locale, memberRoleNames[role]),
    rightsOf: (role: MemberRole) => inWords(memberRoleRights[role]),
  };
}
