import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Member } from '../../../contract/accounts/members.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { useMay } from '../../lib/member-roles.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/data/card.tsx';
import { SettingRow } from '../../ui/data/setting-row.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { signInRulesMutation, signInRulesQuery } from './sign-in-rules.queries.ts';

/** Whether every member of the account needs a second factor, and for owners the switch. */
export function SecondFactorCard({ members }: { members: readonly Member[] }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(signInRulesQuery);
  const { mutateAsync, isPending } = useMutation(signInRulesMutation(useQueryClient()));
  const [isAsking, setAsking] = useState(false);
  const isOwner = useMay('own');
  const lacking = members.filter(({ second_factor: has }) => !has);
  const lacksMine = lacking.some(({ is_me: isMe }) => isMe);
  async function set(isAsked: boolean) {
    setAsking(false);
    try {
      await mutateAsync(isAsked);
      showToast(
        'success',
        isAsked ? t`Everyone now needs a second factor.` : t`A second factor is no longer needed. All owners are told.`,
      );
    } catch (failure) {
      showToast('error', reasonOf(failure));
    }
  }
  if (error) return <ErrorState title={reasonOf(error)} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-19 rounded-card" />;
  const isOn = data.second_factor;
  return (
    <Card as="section" padding="none" aria-label={t`Sign-in rules`} id="sign-in-rules">
      <ul>
        <SettingRow
          icon={ShieldCheck}
          tint="blue"
          title={<Trans>Everyone needs a second factor</Trans>}
          text={
            isOwner && lacksMine && !isOn ? (
              <Trans>
                <Link to={paths.security} className="link">
                  Add your own
                </Link>{' '}
                first: a passkey or an authenticator app.
              </Trans>
            ) : (
              <Lacking members={members} lacking={lacking} isOn={isOn} />
            )
          }
        >
          <Switch
            checked={isOn}
            disabled={!isOwner || isPending || (lacksMine && !isOn)}
            onChange={(isAsked) => (isAsked && lacking.length > 0 ? setAsking(true) : void set(isAsked))}
          >
            <span className="sr-only">
              <Trans>Everyone needs a second factor</Trans>
            </span>
          </Switch>
        </SettingRow>
      </ul>
      {isAsking ? <AskDialog lacking={lacking} onAsk={() => void set(true)} onClose={() => setAsking(false)} /> : null}
    </Card>
  );
}

/** Names are listed up to this number. */
const mostNames = 4;

/** The members' names in a sentence; null where they are too many. */
function namesOf(members: readonly Member[], locale: string): string | null {
  if (members.length > mostNames) return null;
  return new Intl.ListFormat(locale).format(members.map(({ fullname }) => fullname));
}

interface LackingProps {
  members: readonly Member[];
  lacking: readonly Member[];
  isOn: boolean;
}

/** Number of members without a second factor, with their names if they are few. */
function Lacking({ members, lacking, isOn }: LackingProps): ReactNode {
  const { i18n } = useLingui();
  const all = members.length;
  if (lacking.length === 0) return <Trans>All {all} members have one.</Trans>;
  const names = namesOf(lacking, i18n.locale);
  return (
    <>
      <Plural value={lacking.length} one={`# of ${all} has none`} other={`# of ${all} have none`} />
      {names === null ? '.' : `: ${names}.`}{' '}
      {isOn ? <Trans>They add one before they can work here again.</Trans> : null}
    </>
  );
}

interface AskDialogProps {
  lacking: readonly Member[];
  onAsk: () => void;
  onClose: () => void;
}

/** Asks before members without a second factor are kept out. */
function AskDialog({ lacking, onAsk, onClose }: AskDialogProps) {
  const { t, i18n } = useLingui();
  const names = namesOf(lacking, i18n.locale);
  return (
    <Dialog
      title={t`Ask everyone for a second factor?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" onClick={onAsk}>
            <Trans>Ask everyone</Trans>
          </Button>
        </>
      }
    >
      <p className="text-t2">
        {names === null ? (
          <Trans>
            {lacking.length} members can’t work in this account until they add a passkey or an authenticator app.
          </Trans>
        ) : (
          <Trans>{names} can’t work in this account until they add a passkey or an authenticator app.</Trans>
        )}{' '}
        <Trans>They’re told now. Anything they have not sent here is lost.</Trans>
      </p>
    </Dialog>
  );
}
