import { Trans, useLingui } from '@lingui/react/macro';
import { Eye, PencilLine } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { formatClock } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { cx } from '../../../ui/cx.ts';
import { Steps } from '../../../ui/data/steps.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import { justPosted } from '../just-posted.ts';
import { ActionBar } from './action-bar.tsx';
import { ComposerHead } from './composer-head.tsx';
import type { FocusWish } from './focus-first.tsx';
import { Commitment, StaleNote, useFetchedParts } from './lazy-parts.tsx';
import { PostHere } from './post-here.tsx';
import { StepContent } from './step-content.tsx';
import { stepCount, useStepWords } from './step-words.ts';
import { useComposer } from './use-composer.ts';

const Preview = lazyWithRetry(() => import('./preview.tsx'));

interface ComposerProps {
  type: 'standard' | 'joint';
  /** Null: a new one. */
  campaign: Campaign | null;
  /** A draft was saved; the first save assigns its id. */
  onDraft: (campaign: Campaign) => void;
  onStep: (step: number) => void;
}

/** Campaign composer in five steps with autosave and preview. */
export function Composer({ type, campaign, onDraft, onStep }: ComposerProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [view, setView] = useState<'edit' | 'creator'>('edit');
  const [wish, setWish] = useState<FocusWish | null>(null);
  const step = Math.min(stepCount, Math.max(1, Number(search.get('step')) || 1));
  const composer = useComposer({ type, campaign, isChecking: step === stepCount, onDraft });
  const isPosting = step === stepCount && !composer.isPosted;
  const words = useStepWords(type);
  useKeptNotice(composer.keptAt);
  useFetchedParts();

  async function post() {
    const outcome = await composer.post();
    if (!outcome) return;
    if ('wrong' in outcome) {
      const { stepOf } = await import('./problems.ts');
      setView('edit');
      setWish({ step: stepOf(outcome.wrong) });
      return onStep(stepOf(outcome.wrong));
    }
    const { id } = outcome.posted;
    if (type === 'standard' && !composer.isPosted) return navigate(paths.whoFits(id), { state: justPosted });
    showToast('success', composer.isPosted ? t`Changes saved.` : t`Posted. Creators can see it now.`);
    return navigate(paths.campaign(id));
  }

  const postHere = isPosting ? <PostHere problem={composer.problem} onPost={post} /> : null;
  return (
    <div className="pb-28 md:pb-18">
      <ComposerHead type={type} campaign={campaign} composer={composer} />
      <Steps current={step} total={stepCount} label={t`Step ${step} of ${stepCount}`} />
      <div className="mt-3 lg:hidden">
        <Segmented
          label={t`View`}
          name="composer-view"
          className="w-full max-md:flex max-md:flex-wrap max-md:*:whitespace-normal"
          value={view}
          onChange={setView}
          segments={[
            { id: 'edit', name: t`Edit`, icon: PencilLine },
            { id: 'creator', name: t`Preview for creators`, icon: Eye },
          ]}
        />
      </div>
      <div className="mt-5 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className={cx('min-w-0', view === 'creator' && 'max-lg:hidden')}>
          <Suspense>
            {composer.autosave.state.is === 'stale' ? <StaleNote onSettle={composer.autosave.settle} /> : null}
          </Suspense>
          <p className="font-semibold text-sm text-t3">
            <Trans>
              Step {step} of {stepCount}
            </Trans>
          </p>
          <h2 className="h3 mt-0.5 mb-4">{words[step - 1]?.title}</h2>
          <StepContent {...{ step, type, composer, campaign, wish }} />
          <div className={cx('mt-5', isPosting && 'lg:hidden')}>
            <FormError>{composer.problem}</FormError>
          </div>
          <ActionBar
            step={step}
            next={words[step]?.name}
            isPosted={composer.isPosted}
            onBack={() => onStep(step - 1)}
            onNext={() => onStep(step + 1)}
            onPost={post}
          />
        </div>
        <div className="grid min-w-0 gap-5 lg:sticky lg:top-20">
          {step === stepCount && type === 'standard' ? (
            <div className={cx(view === 'creator' && 'max-lg:hidden')}>
              <Suspense fallback={<Skeleton className="h-56" />}>
                <Commitment body={composer.fields.body}>{postHere}</Commitment>
              </Suspense>
            </div>
          ) : (
            postHere
          )}
          <div className={cx(view === 'edit' && 'max-lg:hidden')}>
            <Suspense fallback={<Skeleton className="h-72" />}>
              <Preview body={composer.fields.body} />
            </Suspense>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Tells once that earlier input was restored. */
function useKeptNotice(keptAt: string | undefined): void {
  const { t, i18n } = useLingui();
  useEffect(() => {
    if (keptAt) showToast('info', t`We restored what you typed at ${formatClock(keptAt, i18n.locale)}.`);
  }, [keptAt, t, i18n.locale]);
}
