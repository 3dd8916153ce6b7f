import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef } from 'react';
import type { PersonalInfo } from '../../../contract/accounts/users.ts';
import { useUnsavedGuard } from '../../lib/use-unsaved-guard.ts';
import { cx } from '../../ui/cx.ts';
import { Section } from '../../ui/data/section.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { AboutFields, NameFields } from './about-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { useProfileDraft } from './use-profile-draft.ts';
import { WorkFields } from './work-fields.tsx';

interface ProfileFormProps {
  info: PersonalInfo;
  userId: string;
  organisation: boolean;
}

/** Form of the whole profile, with one save button and a warning on leaving. */
export function ProfileForm({ info, userId, organisation }: ProfileFormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const editor = useProfileDraft(info, userId);
  const guard = useUnsavedGuard(editor.dirty);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (await editor.save()) return showToast('success', t`Profile saved.`);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  }
  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit} className="grid gap-8 md:gap-12">
      <Section title={<Trans>Who you are</Trans>}>
        <NameFields editor={editor} organisation={organisation} />
      </Section>
      <Section title={<Trans>About you, in your own words</Trans>} text={<Trans>The first thing others read.</Trans>}>
        <AboutFields editor={editor} organisation={organisation} />
      </Section>
      <Section title={<Trans>Where you are</Trans>} text={<Trans>Shown as city and state.</Trans>}>
        <PlaceFields editor={editor} />
      </Section>
      <Section
        id="rates"
        title={<Trans>What you do</Trans>}
        text={<Trans>We use this to match you with campaigns and searches.</Trans>}
      >
        <WorkFields editor={editor} organisation={organisation} />
      </Section>
      {/* On phones the bar is sticky only with unsaved changes. */}
      <div
        className={cx(
          editor.dirty ? 'sticky' : 'md:sticky',
          'bottom-[68px] z-1 -mx-4 flex items-center gap-3 border-line border-t bg-surface px-4 py-3 md:bottom-4 md:mx-0 md:ml-[280px] md:rounded-card md:border',
        )}
      >
        <div className="min-w-0 flex-1 text-sm text-t3">
          <FormError>{editor.errors.root}</FormError>
          {editor.dirty && !editor.errors.root ? <Trans>Unsaved changes</Trans> : null}
        </div>
        <Button type="submit" variant="primary" busy={editor.isSaving} disabled={!editor.dirty}>
          <Trans>Save profile</Trans>
        </Button>
      </div>
      {guard.state === 'blocked' ? (
        <Dialog
          title={<Trans>Leave without saving?</Trans>}
          onClose={() => guard.reset()}
          actions={
            <>
              <Button onClick={() => guard.proceed()}>
                <Trans>Leave</Trans>
              </Button>
              <Button variant="primary" onClick={() => guard.reset()}>
                <Trans>Stay</Trans>
              </Button>
            </>
          }
        >
          <p className="text-t2">
            <Trans>Your changes here haven’t been saved.</Trans>
          </p>
        </Dialog>
      ) : null}
    </form>
  );
}
