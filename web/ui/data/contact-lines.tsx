import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { showToast } from '../feedback/toast.ts';
import { IconButton } from '../forms/icon-button.tsx';

interface ContactLinesProps {
  contact: { email: string | null; mobile: string | null; website: string | null };
}

/** Contact details with links and copy buttons; missing ones are left out. */
export function ContactLines({ contact: { email, mobile, website } }: ContactLinesProps) {
  const { t } = useLingui();
  return (
    <dl className="divide-y divide-line">
      {email ? <Line name={<Trans>Email</Trans>} value={email} href={`mailto:${email}`} copy={t`Copy email`} /> : null}
      {mobile ? (
        <Line name={<Trans>Mobile</Trans>} value={mobile} href={`tel:+91${mobile}`} copy={t`Copy mobile number`} />
      ) : null}
      {website ? <Line name={<Trans>Website</Trans>} value={website} href={website} copy={t`Copy website`} /> : null}
    </dl>
  );
}

interface LineProps {
  name: ReactNode;
  value: string;
  href: string;
  copy: string;
}

function Line({ name, value, href, copy }: LineProps) {
  const { t } = useLingui();
  async function copyValue() {
    try {
      await navigator.clipboard.writeText(value);
      showToast('success', t`Copied.`);
    } catch {
      showToast('error', t`Couldn’t copy. Select the text and copy it yourself.`);
    }
  }
  return (
    <div className="flex min-h-11 items-center gap-3 py-1 text-sm">
      <dt className="w-18 flex-none text-t3">{name}</dt>
      <dd className="flex min-w-0 flex-1 items-center gap-2">
        <a href={href} rel="noreferrer" className="link min-w-0 flex-1 break-words font-semibold">
          <Breakable>{value}</Breakable>
        </a>
        <IconButton icon={Copy} size="sm" label={copy} onClick={copyValue} />
      </dd>
    </div>
  );
}

/** Allows a line break after the @ instead of within a word. */
function Breakable({ children }: { children: string }) {
  const [name = '', ...host] = children.split(/(?<=@)/);
  return (
    <>
      {name}
      {host.length > 0 ? <wbr /> : null}
      {host}
    </>
  );
}
