import { Trans, useLingui } from '@lingui/react/macro';
import { Eye, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Campaign } from '../../../../contract/campaigns.ts';
import { paths } from '../../../lib/paths.ts';
import { cx } from '../../../ui/cx.ts';
import { FormError } from '../../../ui/form-error.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Steps } from '../../../ui/steps.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ActionBar } from './action-bar.tsx';
import { Preview } from './preview.tsx';
import { SaveLine } from './save-line.tsx';
import { StepContent } from './step-content.tsx';
import { stepCount, useStepWords } from './step-words.ts';
import { useComposer } from './use-composer.ts';

interface ComposerProps {
  type: 'standard' | 'joint';
  /** Null: a new one. */
  campaign: Campaign | null;
  /** A draft was saved; the first time it gets its address. */
  onDraft: (campaign: Campaign) => void;
}

/** Writing a campaign in five steps, saved as one goes, with what creators will see beside it. */
export function Composer({ type, campaign, onDraft }: ComposerProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const [view, setView] = useState<'edit' | 'creator'>('edit');
  const composer = useComposer({ type, campaign, onDraft });
  const words = useStepWords(type);
  const step = Math.min(stepCount, Math.max(1, Number(search.get('step')) || 1));
  const goTo = (next: number) => navigate(`${pathname}?step=${next}`);

  async function post() {
    const posted = await composer.post();
    if (!posted) return;
    showToast('success', composer.isPosted ? t`Changes saved.` : t`Posted. Creators can see it now.`);
    await navigate(paths.campaign(posted.id));
  }

  return (
    <div className="pb-28 md:pb-18">
      <Head type={type} isPosted={composer.isPosted}>
        {composer.isPosted ? null : <SaveLine state={composer.autosave.state} onRetry={composer.autosave.save} />}
      </Head>
      <Steps current={step} total={stepCount} label={t`Step ${step} of ${stepCount}`} />
      <div className="mt-3 lg:hidden">
        <Segmented
          label={t`View`}
          name="composer-view"
          className="w-full"
          value={view}
          onChange={setView}
          segments={[
            { id: 'edit', name: t`Edit`, icon: PencilLine },
            { id: 'creator', name: t`Creator’s view`, icon: Eye },
          ]}
        />
      </div>
      <div className="mt-5 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className={cx('min-w-0', view === 'creator' && 'max-lg:hidden')}>
          <p className="font-semibold text-sm text-t3">
            <Trans>
              Step {step} of {stepCount}
            </Trans>
          </p>
          <h2 className="h3 mt-0.5 mb-4">{words[step - 1]?.title}</h2>
          <StepContent step={step} type={type} composer={composer} campaign={campaign} />
          <div className="mt-5">
            <FormError>{composer.problem}</FormError>
          </div>
          <ActionBar
            step={step}
            next={words[step]?.name}
            isPosted={composer.isPosted}
            onBack={() => goTo(step - 1)}
            onNext={() => goTo(step + 1)}
            onPost={post}
          />
        </div>
        <div className={cx('min-w-0 lg:sticky lg:top-20', view === 'edit' && 'max-lg:hidden')}>
          <Preview body={composer.fields.body} />
        </div>
      </div>
    </div>
  );
}

function Head({ type, isPosted, children }: { type: string; isPosted: boolean; children: React.ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4">
      <h1 className="h1">
        {isPosted ? <Trans>Edit campaign</Trans> : null}
        {!isPosted && type === 'joint' ? <Trans>New joint campaign</Trans> : null}
        {!isPosted && type === 'standard' ? <Trans>New campaign</Trans> : null}
      </h1>
      {children}
    </div>
  );
}
