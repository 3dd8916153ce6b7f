import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Copy, MessageCircle, Share2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { useSite } from '../../lib/site.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { Card } from '../../ui/data/card.tsx';
import { Money } from '../../ui/data/money.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { buttonClass } from '../../ui/forms/button-look.ts';
import { QrCode } from './qr-code.tsx';

/** Referral link: copy, share sheet, WhatsApp and QR code. */
export function LinkCard({ link, code }: { link: string; code: string }) {
  const { t } = useLingui();
  const { brand } = useSite();
  const message = t`Join me on ${brand}, where brands and influencers find each other: ${link}`;
  const canShare = typeof navigator !== 'undefined' && typeof navigator.share === 'function';
  // Closing the share sheet is no error.
  const share = () => navigator.share({ title: brand, text: message }).catch(() => {});
  return (
    <Card as="section" padding="none" className="flex flex-col md:flex-row" aria-label={t`Your link`}>
      <div className="flex min-w-0 flex-1 flex-col gap-4 p-5 md:p-6">
        <h2 className="h3">
          <Trans>Your link</Trans>
        </h2>
        <LinkField link={link} isPrimary={!canShare} />
        <div className="flex flex-wrap items-center gap-3">
          {canShare ? (
            <Button variant="primary" icon={Share2} onClick={share} className="max-md:w-full">
              <Trans context="send">Share</Trans>
            </Button>
          ) : (
            <a
              href={`https://wa.me/?text=${encodeURIComponent(message)}`}
              target="_blank"
              rel="noreferrer"
              className={`${buttonClass({})} max-md:w-full`}
            >
              <MessageCircle />
              WhatsApp
            </a>
          )}
          <p className="min-w-0 flex-1 text-sm text-t2">
            <Terms />
          </p>
        </div>
        <p className="mt-auto text-sm text-t3">
          <Trans>
            Or share your code <b className="text-base text-t1 tracking-wide">{code}</b>. They can enter it when signing
            up.
          </Trans>
        </p>
      </div>
      <QrCode link={link} />
    </Card>
  );
}

/** Terms in one line. */
function Terms() {
  const { reward, coins } = useSite().referral;
  return (
    <Trans>
      <Money value={reward} className="font-semibold text-t1" /> in your wallet and{' '}
      <span className="num font-semibold text-t1">{coins}</span> coins for each of you once they get started.
    </Trans>
  );
}

function LinkField({ link, isPrimary }: { link: string; isPrimary: boolean }) {
  const { t } = useLingui();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { state, copy } = useCopy(link, () => field.current?.select());
  return (
    <div>
      <div className="flex gap-2 max-md:flex-col">
        <label htmlFor={id} className="sr-only">
          <Trans>Referral link</Trans>
        </label>
        <input
          ref={field}
          id={id}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
          className="num min-h-12 w-full min-w-0 flex-1 truncate rounded-ctl border-[1.5px] border-ctl bg-sunken px-3.5 text-base text-t1 md:min-h-11"
        />
        <Button
          variant={isPrimary ? 'primary' : 'outline'}
          icon={state === 'copied' ? Check : Copy}
          onClick={copy}
          className="md:min-w-36"
        >
          {state === 'copied' ? <Trans>Copied</Trans> : <Trans>Copy link</Trans>}
        </Button>
      </div>
      <p role="status" className={state === 'failed' ? 'mt-1.5 text-sm text-t2' : 'sr-only'}>
        {state === 'copied' ? t`Copied` : null}
        {state === 'failed'
          ? t`Your browser couldn’t copy the link. It’s selected, so you can copy it yourself.`
          : null}
      </p>
    </div>
  );
}
