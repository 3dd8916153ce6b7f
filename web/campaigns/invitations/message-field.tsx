import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { firstNameMark, invitationMaxLength } from '../../../contract/campaigns/invitations.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';

interface MessageFieldProps {
  /** With the mark of the contract in place of the name. */
  value: string;
  onChange: (message: string) => void;
}

/** Message for several people; the place of the first name is tinted, and can be put back where it was removed. */
export function MessageField({ value, onChange }: MessageFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLTextAreaElement>(null);
  const [scrolled, setScrolled] = useState(0);
  const shownMark = `[${t`First name`}]`;
  const marks = value.split(firstNameMark).length - 1;
  const shown = value.replaceAll(firstNameMark, () => shownMark);
  const store = (text: string) => onChange(text.replaceAll(shownMark, () => firstNameMark));
  function insert() {
    const { selectionStart: at = 0, selectionEnd: end = 0 } = input.current ?? {};
    store(`${shown.slice(0, at)}${shownMark}${shown.slice(end)}`);
    input.current?.focus();
  }
  return (
    <div className="grid gap-2">
      <Field
        label={<Trans>Your message</Trans>}
        aside={
          <Trans>
            {value.length} of {invitationMaxLength}
          </Trans>
        }
        hint={
          <Trans>
            Each person reads their own first name in place of {shownMark}. They get it in Messages and by email.
          </Trans>
        }
      >
        <div className="relative">
          <Textarea
            ref={input}
            className="max-h-80 min-h-36 resize-none! [scrollbar-gutter:stable]"
            maxLength={invitationMaxLength + marks * (shownMark.length - firstNameMark.length)}
            value={shown}
            onChange={(event) => store(event.target.value)}
            onScroll={(event) => setScrolled(event.currentTarget.scrollTop)}
          />
          <Tint text={shown} mark={shownMark} scrolled={scrolled} />
        </div>
      </Field>
      {marks === 0 ? (
        <Button
          size="sm"
          onClick={insert}
          disabled={value.length + firstNameMark.length > invitationMaxLength}
          className="justify-self-start"
        >
          <Trans>Insert the first name</Trans>
        </Button>
      ) : null}
    </div>
  );
}

interface TintProps {
  text: string;
  mark: string;
  /** Scroll offset of the field, px. */
  scrolled: number;
}

/** The same text, invisible over the field: only the marks have a colour. */
function Tint({ text, mark, scrolled }: TintProps) {
  const [first, ...rest] = text.split(mark).map((words, place) => ({ key: `${place}`, words }));
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 select-none overflow-hidden whitespace-pre-wrap break-words border-[1.5px] border-transparent px-3 py-2.5 text-base text-transparent leading-[1.4] [scrollbar-gutter:stable]"
    >
      <div style={{ transform: `translateY(${-scrolled}px)` }}>
        {first?.words}
        {rest.map(({ key, words }) => (
          <span key={key}>
            <span className="box-decoration-clone rounded-tag bg-pea-tint text-link">{mark}</span>
            {words}
          </span>
        ))}
      </div>
    </div>
  );
}
