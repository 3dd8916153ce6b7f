import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowUpToLine, Sparkles, Tag as TagIcon } from 'lucide-react';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { checkDisclosure } from '../../../contract/work/disclosure.rules.ts';
import { useNames } from '../../lib/lookup-names.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { Disclosed } from './disclosure-note.tsx';
import { adOf } from './piece-work.tsx';

interface Work {
  caption: string;
  ai_made: boolean;
}

interface CaptionFieldsProps {
  campaign: Campaign;
  work: Work;
  /** Tracked URL of this agreement. */
  trackedLink: string | null;
  error?: string | undefined;
  onChange: (change: Partial<Work>) => void;
}

/** Caption with live disclosure check by the server's rule, and how to fix it. */
export function CaptionFields({ campaign, work, trackedLink, error, onChange }: CaptionFieldsProps) {
  const { caption, ai_made: aiMade } = work;
  const label = campaign.disclosure_label;
  const rest = withoutLabel(caption, label);
  const isLater = rest !== caption;
  const disclosure = checkDisclosure(adOf(campaign, work));
  const isShown = caption.trim() !== '';
  const needsAi = aiMade && !disclosure.ok && disclosure.found !== undefined;
  return (
    <>
      <Field
        label={<Trans>Caption</Trans>}
        aside={`${caption.length} / 5000`}
        hint={
          <>
            <Languages campaign={campaign} /> {trackedLink ? <LinkHint link={trackedLink} caption={caption} /> : null}
          </>
        }
        error={error}
      >
        <Textarea
          rows={4}
          maxLength={5000}
          value={caption}
          className={isShown && !disclosure.ok ? 'border-bad!' : undefined}
          onChange={(event) => onChange({ caption: event.target.value })}
        />
      </Field>
      <Checkbox checked={aiMade} onChange={(event) => onChange({ ai_made: event.target.checked })}>
        <Trans>AI was used for the images, voice or text in this piece</Trans>
      </Checkbox>
      <div className="grid justify-items-start gap-2">
        <div aria-live="polite" className="w-full">
          {isShown ? <Disclosed disclosure={disclosure} /> : null}
        </div>
        {disclosure.ok || needsAi ? null : (
          <Button
            variant="soft"
            icon={isLater ? ArrowUpToLine : TagIcon}
            onClick={() => onChange({ caption: `${label} ${rest}` })}
            className="max-md:w-full"
          >
            {isLater ? <Trans>Move {label} to the front</Trans> : <Trans>Begin with {label}</Trans>}
          </Button>
        )}
        {needsAi ? (
          <Button
            variant="soft"
            icon={Sparkles}
            onClick={() => onChange({ caption: `${label} · AI-generated · ${caption.trim()}` })}
          >
            <Trans>Begin with {label} · AI-generated</Trans>
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** The caption without this word, wherever it stands. */
function withoutLabel(caption: string, label: string): string {
  const words = caption.split(/(\s+)/);
  const at = words.findIndex((word) => word.toLowerCase() === label.toLowerCase());
  return at < 0
    ? caption
    : words
        .filter((_, other) => other !== at && other !== at - 1)
        .join('')
        .trim();
}

/** Clicks are only counted on the creator's own URL. */
function LinkHint({ link, caption }: { link: string; caption: string }) {
  if (caption.includes(link)) return null;
  return <Trans>Add your link too, so we can count its clicks: {link}</Trans>;
}

/** Languages allowed for the label. */
function Languages({ campaign }: { campaign: Campaign }) {
  const { i18n } = useLingui();
  const nameOf = useNames('languages');
  const label = campaign.disclosure_label;
  const others = campaign.languages.filter((id) => id !== 'en').map(nameOf);
  if (others.length === 0) return <Trans>Start with {label} or an ad label such as “Sponsored”.</Trans>;
  const list = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format([nameOf('en'), ...others]);
  return (
    <Trans>
      Start with {label} or an ad label in {list}.
    </Trans>
  );
}
