import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const QRCodeSVG = lazyWithRetry(async () => ({ default: (await import('qrcode.react')).QRCodeSVG }));

/** QR code of the link, dark on white in both themes because cameras require it. */
export function QrCode({ link }: { link: string }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-none items-center gap-4 border-line border-dashed p-5 max-md:border-t md:flex-col md:justify-center md:gap-2 md:border-l md:p-6">
      <span className="block size-40 flex-none rounded-[3px_14px_14px_14px] bg-[#ffffff] p-3 ring-1 ring-line">
        <Suspense fallback={<Skeleton className="size-34" />}>
          <QRCodeSVG
            value={link}
            size={136}
            level="M"
            fgColor="#00404a"
            bgColor="#ffffff"
            title={t`QR code of your link`}
          />
        </Suspense>
      </span>
      <p className="text-sm text-t3 md:max-w-40 md:text-center">
        <Trans>Let them scan it with their camera</Trans>
      </p>
    </div>
  );
}
