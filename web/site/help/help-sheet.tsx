import { Trans } from '@lingui/react/macro';
import { ChevronRight, CircleHelp, Keyboard, type LucideIcon, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { showOverlay } from '../../lib/overlay.ts';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { Sheet } from '../../ui/overlays/sheet.tsx';

interface HelpSheetProps {
  onClose: () => void;
  /** Buttons that restart the tours. */
  tours: ReactNode;
}

const row = 'flex min-h-12 w-full cursor-pointer items-center gap-3 py-2 text-left font-semibold text-t1 no-underline';

/** Help: tours, shortcuts, answers and the support address. */
export function HelpSheet({ onClose, tours }: HelpSheetProps) {
  const { supportEmail } = useSite();
  return (
    <Sheet title={<Trans>Help and tours</Trans>} onClose={onClose}>
      <h3 className="h5 mt-2">
        <Trans>Take a tour</Trans>
      </h3>
      {tours}
      <ul className="mt-3 divide-y divide-line border-line border-t">
        <li className="max-md:hidden">
          <button type="button" onClick={() => showOverlay('shortcuts')} className={row}>
            <Content icon={Keyboard}>
              <Trans>Keyboard shortcuts</Trans>
            </Content>
          </button>
        </li>
        <li>
          <Link to={paths.faqs} className={row}>
            <Content icon={CircleHelp}>
              <Trans>Questions and answers</Trans>
            </Content>
          </Link>
        </li>
        <li>
          <a href={`mailto:${supportEmail}`} className={row}>
            <Content icon={Mail} aside={supportEmail}>
              <Trans>Write to us</Trans>
            </Content>
          </a>
        </li>
      </ul>
    </Sheet>
  );
}

function Content({ icon: Icon, aside, children }: { icon: LucideIcon; aside?: string; children: ReactNode }) {
  return (
    <>
      <Icon className="text-t3" />
      <span className="min-w-0 flex-1">
        {children}
        {aside ? <span className="block truncate font-normal text-sm text-t3">{aside}</span> : null}
      </span>
      <ChevronRight className="text-t3" />
    </>
  );
}
