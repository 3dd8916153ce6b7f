import { Trans } from '@lingui/react/macro';
import { QRCodeSVG } from 'qrcode.react';
import { Link } from 'react-router';
import { defaultTarget, paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useSite } from '../../lib/site.ts';
import { Logo } from '../../ui/brand/logo.tsx';
import { ShareButton } from '../../ui/feedback/share-button.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';

/** Header of a kit; its amber button shows once the one beside the name has gone. */
export function KitHeader({ name, invite }: { name: string; invite: string }) {
  const { token } = useSession();
  const { brand } = useSite();
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-surface">
      <div className="wrap flex h-14 items-center gap-2 md:h-16 md:gap-4">
        <Link to={token ? defaultTarget : paths.home} className="flex min-h-11 items-center no-underline">
          <Logo name={brand} />
        </Link>
        <span className="text-sm text-t3 max-md:hidden">
          <Trans>Media kit</Trans>
        </span>
        <span className="flex-1" />
        <ShareButton name={name} variant="text">
          <Trans context="send">Share</Trans>
        </ShareButton>
        {token ? null : (
          <LinkButton to={paths.login} className="max-md:border-transparent max-md:px-1 max-md:text-link">
            <Trans>Login</Trans>
          </LinkButton>
        )}
        <span className="after-hero">
          <LinkButton variant="primary" to={invite}>
            <Trans>Work with me</Trans>
          </LinkButton>
        </span>
      </div>
    </header>
  );
}

/** Last words of a kit, with its address as a QR code: dark on white in both themes because cameras require it. */
export function KitEnd({ name, path }: { name: string; path: string }) {
  const { origin } = useSite();
  return (
    <section className="bg-band text-on-band">
      <div className="wrap flex items-center justify-between gap-10 py-10 md:py-14">
        <div className="min-w-0">
          <h2 className="d2 max-w-[14ch] max-md:text-[2.25rem]">
            <Trans>Have an idea for {name}?</Trans>
          </h2>
          <p className="mt-4 text-lg text-on-band-2">
            <Trans>Send a brief. The answer comes on Tandem.</Trans>
          </p>
          <ShareButton name={name} variant="band" className="mt-6">
            <Trans>Share this page</Trans>
          </ShareButton>
        </div>
        <figure className="flex-none max-md:hidden">
          <span className="block rounded-[4px_16px_16px_16px] bg-[#fff] p-4">
            <QRCodeSVG
              value={origin + path}
              size={128}
              level="M"
              fgColor="#00404a"
              bgColor="#ffffff"
              aria-hidden="true"
            />
          </span>
          <figcaption className="mt-2.5 text-center text-on-band-2 text-sm">{decodeURIComponent(path)}</figcaption>
        </figure>
      </div>
    </section>
  );
}
