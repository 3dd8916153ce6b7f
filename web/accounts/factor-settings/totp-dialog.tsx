import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { CodeProof } from '../second-factors/code-proof.tsx';
import { confirmTotpMutation } from './factor-settings.queries.ts';

const QRCodeSVG = lazyWithRetry(async () => ({ default: (await import('qrcode.react')).QRCodeSVG }));

interface TotpDialogProps {
  started: { secret: string; otpauth_url: string };
  onDone: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

/** Sets an authenticator app up: scan the code, or type the secret, then enter the first six digits. */
export function TotpDialog({ started: { secret, otpauth_url: url }, onDone, onClose }: TotpDialogProps) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(confirmTotpMutation(useQueryClient()));
  const groups = secret.match(/.{1,4}/g)?.join(' ') ?? secret;
  return (
    <Dialog title={t`Set up your authenticator app`} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-t2">
          <Trans>Scan this with an app such as Google Authenticator, or type the key into it.</Trans>
        </p>
        <div className="grid justify-items-center gap-3">
          <span className="block size-46 rounded-[3px_14px_14px_14px] bg-[#ffffff] p-3 ring-1 ring-line">
            <Suspense fallback={<Skeleton className="size-40" />}>
              <QRCodeSVG
                value={url}
                size={160}
                level="M"
                fgColor="#00404a"
                bgColor="#ffffff"
                title={t`QR code of the key`}
              />
            </Suspense>
          </span>
          <code className="text-center text-sm text-t1">{groups}</code>
        </div>
        <CodeProof prove={async (code) => onDone(await mutateAsync(code))}>
          <Trans>Then enter the 6-digit code the app shows.</Trans>
        </CodeProof>
      </div>
    </Dialog>
  );
}
