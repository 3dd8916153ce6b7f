import { Trans, useLingui } from '@lingui/react/macro';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** How complete a profile is, and what would complete it. */
export function Completeness({ percent, missing }: { percent: number; missing: readonly string[] }) {
  const { t } = useLingui();
  const words: Record<string, string> = {
    profile_image: t`a picture`,
    last_name: t`your last name`,
    business_name: t`your business name`,
    gender: t`your gender`,
    birth_date: t`your birth date`,
    city: t`your city`,
    bio: t`a few words about you`,
    website: t`your website`,
    languages: t`your languages`,
    categories: t`your categories`,
    content_types: t`what you make`,
    rates: t`your rates`,
    social_accounts: t`a social account`,
  };
  const next = missing.map((field) => words[field] ?? field).join(', ');
  return (
    <div className="min-w-0 flex-1">
      <ProgressBar parts={[{ value: percent }]} total={100} height={6} />
      <p className="mt-2 text-sm text-t3">
        {missing.length === 0 ? (
          <Trans>Profile 100% done</Trans>
        ) : (
          <Trans>
            Profile {percent}% done: add {next}
          </Trans>
        )}
      </p>
    </div>
  );
}
