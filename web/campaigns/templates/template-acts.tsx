import { Trans } from '@lingui/react/macro';
import { BookmarkPlus, LayoutTemplate } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { CampaignBody } from '../../../contract/campaigns/campaign-fields.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const TemplatePicker = lazyWithRetry(() => import('./template-picker.tsx'));
const SaveTemplate = lazyWithRetry(() => import('./save-template.tsx'));

/** Templates are for businesses; influencers post joint campaigns only. */
function useMayUseTemplates(): boolean {
  const { profile } = useSession();
  return profile !== null && profile.role !== 'Influencer';
}

interface StartFromTemplateProps {
  body: CampaignBody;
  onPick: (fields: CampaignBody) => void;
}

/** Opens the templates, on the first step of a new campaign. */
export function StartFromTemplate({ body, onPick }: StartFromTemplateProps) {
  const [isOpen, setOpen] = useState(false);
  if (!useMayUseTemplates()) return null;
  return (
    <>
      <Button
        className="justify-self-start max-md:whitespace-normal"
        icon={LayoutTemplate}
        onClick={() => setOpen(true)}
      >
        <Trans>Start from a template</Trans>
      </Button>
      {isOpen ? (
        <Suspense>
          <TemplatePicker
            type={body.type ?? 'standard'}
            replaces={Boolean(body.title || body.brief)}
            onPick={(fields) => {
              onPick(fields);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Keeps the campaign as a template, on the last step. */
export function SaveAsTemplate({ body }: { body: CampaignBody }) {
  const [isOpen, setOpen] = useState(false);
  if (!useMayUseTemplates()) return null;
  return (
    <>
      <Button className="justify-self-start" icon={BookmarkPlus} onClick={() => setOpen(true)}>
        <Trans>Save as template</Trans>
      </Button>
      {isOpen ? (
        <Suspense>
          <SaveTemplate body={body} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
