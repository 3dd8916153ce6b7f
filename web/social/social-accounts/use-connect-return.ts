import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isPlatform, type PlatformId, platformName } from '../../../contract/core/platforms.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { refreshSocialAccounts } from './social-accounts.queries.ts';
import { finishConnect } from './social-connect.calls.ts';

interface Answer {
  platform: PlatformId;
  state: string;
  /** Null when the user declined or the provider failed. */
  code: string | null;
}

/** Reads the provider's callback parameters and removes them from the URL, so that a reload does not send them again. */
function takeAnswer(): Answer | undefined {
  const { pathname, search } = window.location;
  const given = new URLSearchParams(search);
  const [code, state] = [given.get('code'), given.get('state')];
  if (!state || !(code || given.has('error'))) return undefined;
  window.history.replaceState(window.history.state, '', pathname);
  const platform = state.split('.')[0] ?? '';
  return isPlatform(platform) ? { platform, state, code } : undefined;
}

/**
 * Completes a connection after the provider's callback. Returns the platform while in progress, then the error if it failed.
 */
export function useConnectReturn(): { connecting: string | null; refusal: string } {
  const { t } = useLingui();
  const client = useQueryClient();
  const [connecting, setConnecting] = useState<string | null>(null);
  const [refusal, setRefusal] = useState('');

  useEffect(() => {
    const answer = takeAnswer();
    if (!answer) return;
    const name = platformName(answer.platform);
    if (answer.code === null) {
      setRefusal(t`${name} wasn’t connected because the permission wasn’t given. Nothing has changed.`);
      return;
    }
    setConnecting(name);
    finishConnect(answer.platform, { code: answer.code, state: answer.state })
      .then(
        ({ handle }) => showToast('success', t`@${handle} is connected.`),
        (error) => setRefusal(reasonOf(error)),
      )
      .then(() => refreshSocialAccounts(client))
      .finally(() => setConnecting(null));
  }, [client, t]);

  return { connecting, refusal };
}
