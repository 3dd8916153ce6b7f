import { Trans, useLingui } from '@lingui/react/macro';
import { Ban, EllipsisVertical, Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuButton } from '../../ui/menu.tsx';

const BlockDialog = lazy(async () => ({ default: (await import('./block-dialog.tsx')).BlockDialog }));
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

interface SafetyMenuProps {
  targetId: string;
  name: string;
  onBlocked: () => void;
  className?: string;
}

/** Report and block, wherever a person is shown. */
export function SafetyMenu({ targetId, name, onBlocked, className }: SafetyMenuProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState<'report' | 'block'>();
  const close = () => setAsking(undefined);
  return (
    <>
      <Menu
        label={t`More about ${name}`}
        trigger={(props) => (
          <IconButton icon={EllipsisVertical} label={t`More`} bordered className={className ?? ''} {...props} />
        )}
      >
        <MenuButton icon={Flag} onSelect={() => setAsking('report')}>
          <Trans>Report</Trans>
        </MenuButton>
        <MenuButton icon={Ban} danger onSelect={() => setAsking('block')}>
          <Trans>Block</Trans>
        </MenuButton>
      </Menu>
      <Suspense>
        {asking === 'report' ? <ReportDialog targetId={targetId} name={name} onClose={close} /> : null}
        {asking === 'block' ? (
          <BlockDialog targetId={targetId} name={name} onClose={close} onBlocked={onBlocked} />
        ) : null}
      </Suspense>
    </>
  );
}
