import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { hasSingleKeys, switchSingleKeys } from '../../lib/shortcuts.ts';
import { KeyHint } from '../../ui/feedback/key-hint.tsx';
import { Switch } from '../../ui/forms/switch.tsx';

const isMac = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** All shortcuts by area, and the switch for single-key shortcuts. */
export function ShortcutList() {
  const { t } = useLingui();
  const [isOn, setOn] = useState(hasSingleKeys);
  return (
    <>
      <Group title={t`Everywhere`}>
        <Line keys={[isMac() ? '⌘' : 'Ctrl', 'K']}>
          <Trans>Go to any page, person or campaign</Trans>
        </Line>
        <Line keys={['/']}>
          <Trans>Search</Trans>
        </Line>
        <Line keys={['?']}>
          <Trans>Show this list</Trans>
        </Line>
        <Line keys={['Esc']}>
          <Trans>Close the top layer</Trans>
        </Line>
      </Group>
      <Group title={t`Applicants`}>
        <Line keys={['J', 'K']}>
          <Trans>Next, previous</Trans>
        </Line>
        <Line keys={['S', 'O', 'X']}>
          <Trans>Shortlist, offer, decline</Trans>
        </Line>
        <Line keys={[t`Space`]}>
          <Trans>Select</Trans>
        </Line>
        <Line keys={['Z']}>
          <Trans>Undo</Trans>
        </Line>
      </Group>
      <Group title={t`Messages`}>
        <Line keys={['Enter']}>
          <Trans>Send</Trans>
        </Line>
        <Line keys={['Shift', 'Enter']}>
          <Trans>New line</Trans>
        </Line>
      </Group>
      <Switch
        checked={isOn}
        onChange={(on) => {
          switchSingleKeys(on);
          setOn(on);
        }}
        text={<Trans>Off: only shortcuts with ⌘ or Ctrl work on this device.</Trans>}
        className="mt-4 border-line border-t pt-3"
      >
        <Trans>Single-key shortcuts</Trans>
      </Switch>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-4 first:mt-0">
      <h3 className="mb-1 font-semibold text-sm text-t3">{title}</h3>
      <dl className="divide-y divide-line">{children}</dl>
    </section>
  );
}

function Line({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <div className="flex min-h-10 items-center justify-between gap-4 py-1">
      <dt>{children}</dt>
      <dd className="flex flex-none gap-1">
        {keys.map((key) => (
          <KeyHint key={key}>{key}</KeyHint>
        ))}
      </dd>
    </div>
  );
}
