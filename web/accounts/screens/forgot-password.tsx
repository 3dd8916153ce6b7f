import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { maskContact } from '../../../contract/core/masked-contact.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { Verified } from '../auth/auth.calls.ts';
import { AuthFrame } from '../auth/auth-frame.tsx';
import { ForgotForm } from '../auth/forgot-form.tsx';
import { OtpForm } from '../auth/otp-form.tsx';
import { storeRoleId, toRoleId } from '../auth/role-id.ts';

export default function ForgotPassword() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { state } = useLocation();
  const role = toRoleId(state?.userType);
  const [sentTo, setSentTo] = useState<string>();

  useEffect(() => {
    if (role) storeRoleId(role);
  }, [role]);

  function onVerified({ resetToken }: Verified) {
    showToast('success', t`Otp Verified Successfully.`);
    if (sentTo) void navigate(paths.resetPassword(sentTo), { state: { resetToken } });
  }
  return (
    <AuthFrame
      back={paths.login}
      title={<Trans>Forgot Password</Trans>}
      text={
        <Trans>
          Don't worry ! It happens. Please enter the Email Id or Mobile No we will send the OTP in this phone number.
        </Trans>
      }
    >
      <title>{t`Forgot Password`}</title>
      <ForgotForm onSent={setSentTo} />
      {sentTo ? (
        <Dialog title={<Trans>Enter the code</Trans>} jaali="otp" onClose={() => setSentTo(undefined)}>
          <OtpForm username={sentTo} contact={maskContact(sentTo)} onVerified={onVerified} />
        </Dialog>
      ) : null}
    </AuthFrame>
  );
}
