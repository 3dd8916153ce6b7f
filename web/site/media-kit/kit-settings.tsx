import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, ExternalLink } from 'lucide-react';
import { type KitPart, kitParts, type KitSettings as Settings } from '../../../contract/site/media-kit.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { useSite } from '../../lib/site.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { kitSettingsMutation, kitSettingsQuery } from './media-kit.queries.ts';

/** Whether the own media kit is on, what it shows, and whether search engines may list it. */
export function KitSettings() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { data: settings } = useQuery(kitSettingsQuery);
  const { mutateAsync } = useMutation(kitSettingsMutation(client));
  if (!settings) return <Skeleton className="h-44 rounded-card" />;
  const change = (part: Partial<Settings>) => mutateAsync(part).catch((error) => showToast('error', reasonOf(error)));
  return (
    <div className="grid gap-4">
      <Switch
        checked={settings.is_on}
        onChange={(is_on) => change({ is_on })}
        text={t`Anybody with the link can open it.`}
      >
        <Trans>Public media kit</Trans>
      </Switch>
      {settings.is_on ? (
        <>
          <Address path={settings.path} />
          <Parts chosen={settings.parts} onChange={(parts) => change({ parts })} />
          <Switch
            checked={settings.indexable}
            onChange={(indexable) => change({ indexable })}
            text={t`It can then be found on Google and others.`}
          >
            <Trans>Search engines may list it</Trans>
          </Switch>
        </>
      ) : null}
    </div>
  );
}

function Address({ path }: { path: string }) {
  const { t } = useLingui();
  const { origin } = useSite();
  const copy = () =>
    navigator.clipboard.writeText(origin + path).then(
      () => showToast('success', t`Link copied.`),
      () => showToast('error', t`Couldn’t copy the link. Copy it from the address bar.`),
    );
  return (
    <div className="flex flex-wrap items-center gap-2">
      <code className="min-w-0 flex-1 truncate text-sm text-t2">{origin + path}</code>
      <Button size="sm" icon={Copy} onClick={copy}>
        <Trans>Copy link</Trans>
      </Button>
      <LinkButton size="sm" icon={ExternalLink} to={path}>
        <Trans>Open</Trans>
      </LinkButton>
    </div>
  );
}

function Parts({ chosen, onChange }: { chosen: readonly KitPart[]; onChange: (parts: KitPart[]) => void }) {
  const { t } = useLingui();
  const names: Record<KitPart, string> = {
    bio: t`About you`,
    pictures: t`Your work`,
    figures: t`Figures with their source`,
    audience: t`Audience`,
    packages: t`Packages`,
    brands: t`Brands you worked with`,
    reviews: t`Reviews`,
  };
  return (
    <fieldset className="grid gap-1 md:grid-cols-2">
      <legend className="mb-1 font-semibold">
        <Trans>It shows</Trans>
      </legend>
      {kitParts.map((part) => (
        <Checkbox
          key={part}
          checked={chosen.includes(part)}
          onChange={() => onChange(kitParts.filter((each) => (each === part) !== chosen.includes(each)))}
        >
          {names[part]}
        </Checkbox>
      ))}
    </fieldset>
  );
}
