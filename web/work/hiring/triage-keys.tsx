import { Trans } from '@lingui/react/macro';
import { Keyboard } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { singleKeyOf } from '../../lib/shortcuts.ts';
import { KeyHint } from '../../ui/feedback/key-hint.tsx';
import type { Answer } from './answer-outbox.ts';
import { rowName } from './applicant-parts.tsx';

interface TriageKeysProps {
  onStep: (by: 1 | -1) => void;
  onAnswer: (answer: Answer) => void;
  onChoose: () => void;
  onUndo: () => void;
  /** Closes the topmost open thing; false if none. */
  onLeave: () => boolean;
  /** At the right. */
  children?: ReactNode;
}

const answerKeys: Record<string, Answer> = { s: 'shortlisted', o: 'offered', x: 'declined' };

/** Keyboard shortcuts of the applicants page with their hints. Ignored while typing. */
export function TriageKeys({ onStep, onAnswer, onChoose, onUndo, onLeave, children }: TriageKeysProps) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const key = singleKeyOf(event)?.toLowerCase();
    if (key === undefined) return;
    const answer = answerKeys[key];
    if (key === 'j') onStep(1);
    else if (key === 'k') onStep(-1);
    else if (key === 'z') onUndo();
    else if (key === ' ') {
      // Space presses other controls as usual.
      if (target?.closest(`button:not([${rowName}]), a, summary, input`)) return;
      onChoose();
    } else if (key === 'escape') {
      if (!onLeave()) return;
    } else if (answer) onAnswer(answer);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-t3">
      <span className="hidden flex-wrap items-center gap-x-4 gap-y-1 lg:flex">
        <Keyboard className="size-[18px]" />
        <span>
          <KeyHint>J</KeyHint> <KeyHint>K</KeyHint> <Trans>move</Trans>
        </span>
        <span>
          <KeyHint>S</KeyHint> <Trans>shortlist</Trans>
        </span>
        <span>
          <KeyHint>O</KeyHint> <Trans>offer</Trans>
        </span>
        <span>
          <KeyHint>X</KeyHint> <Trans>decline</Trans>
        </span>
        <span>
          <KeyHint>Space</KeyHint> <Trans>select</Trans>
        </span>
        <span>
          <KeyHint>Z</KeyHint> <Trans>undo</Trans>
        </span>
      </span>
      <span className="num flex-1 lg:text-right">{children}</span>
    </div>
  );
}
