import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheckBig, Phone, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { OwnProfile } from '../../../contract/accounts/profile.ts';
import { userCalls } from '../../../contract/accounts/users.ts';
import { readMobile } from '../../../contract/kit/patterns.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import { updateProfile } from '../../lib/session.ts';
import { useSite } from '../../lib/site.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { walletQueryKey } from '../../lib/wallet-query-key.ts';
import { Card } from '../../ui/data/card.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Input } from '../../ui/forms/input.tsx';
import type { Waiting } from './sign-in-details.tsx';
import { ownProfileQuery } from './users.queries.ts';

interface ConfirmMobileProps {
  userId: string;
  /** Renders the code dialog, passed in by the screen. */
  confirm: (waiting: Waiting) => ReactNode;
  /** Without a frame, for use in a dialog. */
  bare?: boolean;
}

/** Asks for the code of an unverified mobile; shows it as verified for the rest of the visit. */
export function ConfirmMobile({ userId, confirm, bare = false }: ConfirmMobileProps) {
  const client = useQueryClient();
  const { data: user } = useQuery(ownProfileQuery(userId));
  const [waiting, setWaiting] = useState<Pick<Waiting, 'username' | 'contact'>>();
  const [confirmed, setConfirmed] = useState<OwnProfile>();
  async function finish() {
    setWaiting(undefined);
    const fresh = await client.fetchQuery({ ...ownProfileQuery(userId), staleTime: 0 });
    setConfirmed(fresh);
    updateProfile({ mobile: fresh.mobile, mobile_verified: fresh.mobile_verified, user_coins: fresh.user_coins });
    for (const queryKey of [['user'], sharedKeys.unlocks, walletQueryKey]) void client.invalidateQueries({ queryKey });
  }
  if (confirmed?.mobile_verified) return <Confirmed coins={(confirmed.user_coins ?? 0) - (user?.user_coins ?? 0)} />;
  if (!user || user.mobile_verified) return null;
  const form = <MobileForm user={user} onSent={setWaiting} onProven={finish} />;
  return (
    <>
      {bare ? form : <Card as="section">{form}</Card>}
      {waiting ? confirm({ ...waiting, onDone: () => void finish(), onClose: () => setWaiting(undefined) }) : null}
    </>
  );
}

interface MobileFormProps {
  user: OwnProfile;
  onSent: (waiting: Pick<Waiting, 'username' | 'contact'>) => void;
  onProven: () => Promise<void>;
}

function MobileForm({ user, onSent, onProven }: MobileFormProps) {
  const { t } = useLingui();
  const { welcomeCoins } = useSite().terms;
  const { form, errors, busy } = useContractForm({
    schema: async () => (await import('./users.schemas.ts')).mobileBody,
    toBody: ({ mobile = '' }) => ({ mobile: readMobile(mobile.trim()) }),
    onSubmit: async (body) => {
      const { data } = await request(userCalls.updateAccount, { body });
      // No code was sent: it was verified in another tab meanwhile.
      if (data.contact === null) return onProven();
      onSent({ username: user.username, contact: `+91 ${spaced(body.mobile)}` });
    },
  });
  return (
    <form {...form} className="flex flex-wrap items-center gap-4">
      <span className="grid size-11 flex-none place-items-center rounded-box bg-pea-tint text-link max-md:hidden">
        <Smartphone />
      </span>
      <div className="min-w-0 flex-[1_1_260px]">
        <h2 className="h4">
          <Trans>Confirm your mobile number</Trans>
        </h2>
        <p className="text-sm text-t2">
          {welcomeCoins > 0 ? (
            <>
              <Plural
                value={welcomeCoins}
                one="Get # coin when you confirm it."
                other="Get # coins when you confirm it."
              />{' '}
            </>
          ) : null}
          <Trans>You can then use it for login and codes, and nobody else can use it.</Trans>
        </p>
      </div>
      <div className="flex flex-[1_1_320px] flex-wrap items-start gap-4 md:max-w-md md:flex-nowrap">
        <Field label={<Trans>Mobile number</Trans>} hideLabel error={errors.mobile} className="min-w-0 flex-1">
          <Input
            name="mobile"
            type="tel"
            inputMode="tel"
            icon={Phone}
            defaultValue={user.mobile ? spaced(user.mobile) : ''}
            placeholder={t`10 digits`}
            autoComplete="tel-national"
          />
        </Field>
        <Button type="submit" variant="peacock" busy={busy}>
          <Trans>Send code</Trans>
        </Button>
      </div>
      <FormError>{errors.root}</FormError>
    </form>
  );
}

/** Indian notation: five digits and five. */
function spaced(mobile: string): string {
  return `${mobile.slice(0, 5)} ${mobile.slice(5)}`;
}

function Confirmed({ coins }: { coins: number }) {
  return (
    <p
      role="status"
      className="flex items-center gap-2 rounded-ctl bg-ok-tint px-4 py-2.5 font-semibold text-ok text-sm"
    >
      <CircleCheckBig className="size-4 flex-none" />
      {coins > 0 ? (
        <Plural
          value={coins}
          one="Your mobile number is confirmed. You got # coin."
          other="Your mobile number is confirmed. You got # coins."
        />
      ) : (
        <Trans>Your mobile number is confirmed.</Trans>
      )}
    </p>
  );
}
