import { Trans } from '@lingui/react/macro';
import { Keyboard } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { Application } from '../../../contract/applications.ts';
import { KeyHint } from '../../ui/key-hint.tsx';
import { type Answer, answersTo } from './use-triage.ts';

interface TriageKeysProps {
  current: Application | undefined;
  status: Application['status'] | undefined;
  onStep: (by: 1 | -1) => void;
  onAnswer: (application: Application, answer: Answer) => void;
  onUndo: () => void;
  onClose: () => void;
  /** At the right end. */
  children?: ReactNode;
}

const answerKeys: Record<string, Answer> = { s: 'shortlisted', o: 'offered', x: 'declined' };

/** The keyboard of the applied-users screen, and the line that tells of it. Typing in a field is left alone. */
export function TriageKeys({ current, status, onStep, onAnswer, onUndo, onClose, children }: TriageKeysProps) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.ctrlKey || event.metaKey || event.altKey || target?.closest('input, textarea, select, dialog')) return;
    const key = event.key.toLowerCase();
    const answer = answerKeys[key];
    if (key === 'j') onStep(1);
    else if (key === 'k') onStep(-1);
    else if (key === 'z') onUndo();
    else if (key === 'escape' && current) onClose();
    else if (answer && current && status && answersTo(status).includes(answer)) onAnswer(current, answer);
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
      <span className="hidden items-center gap-x-4 lg:flex">
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
          <KeyHint>Z</KeyHint> <Trans>undo</Trans>
        </span>
      </span>
      <span className="num flex-1 lg:text-right">{children}</span>
    </div>
  );
}
