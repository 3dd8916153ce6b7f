import { type ChangeEvent, type FocusEvent, type FormEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { afterPress } from './after-press.ts';
import { ApiError } from './api.ts';
import { inPageLanguage, learnContractWords } from './contract-words.ts';
import { reasonOf } from './form-errors.ts';

export type Values = Record<string, string>;
type Errors = Record<string, string>;

interface Settings<S extends z.ZodMiniType> {
  /** Contract schema, loaded with the first focus. */
  schema: () => Promise<S>;
  /** Maps the form's text fields to the call's body (unchecked boxes are missing); default: unchanged. */
  toBody?: (values: Values) => unknown;
  /** Called with the valid body. Errors of an ApiError are shown at their fields, else above the button. */
  onSubmit: (body: z.output<S>) => unknown;
}

/**
 * Form with named, uncontrolled inputs, validated by the contract: each field on blur, all on submit with focus on the first
 * error. Editing a field clears its error.
 */
export function useContractForm<S extends z.ZodMiniType>({ schema, toBody, onSubmit }: Settings<S>) {
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function judge(form: HTMLFormElement): Promise<{ body?: z.output<S>; wrong: Errors }> {
    const values = readValues(form);
    const [rules] = await Promise.all([schema(), learnContractWords()]);
    const judged = rules.safeParse(toBody ? toBody(values) : values);
    return judged.success ? { body: judged.data, wrong: {} } : { wrong: readIssues(judged.error.issues) };
  }
  function onChange({ target }: ChangeEvent<HTMLFormElement>) {
    setErrors(({ [target.name]: _, root: __, ...rest }) => rest);
  }
  async function onBlur({ currentTarget: form, target }: FocusEvent<HTMLFormElement>) {
    const { name, value } = target;
    if (!name || !value) return;
    const { wrong } = await judge(form);
    const reason = wrong[name];
    afterPress(() => {
      if (reason && readValues(form)[name] === value) setErrors((known) => ({ ...known, [name]: reason }));
    });
  }
  async function submit(form: HTMLFormElement) {
    try {
      const { body, wrong } = await judge(form);
      if (body) await onSubmit(body);
      else refuse(form, wrong);
    } catch (error) {
      refuse(form, error instanceof ApiError ? readRefusal(error, form) : { root: reasonOf(error) });
    }
  }
  function refuse(form: HTMLFormElement, wrong: Errors) {
    setErrors(wrong);
    const first = [...form.elements].find((element) => wrong[element.getAttribute('name') ?? '']);
    if (first instanceof HTMLElement) first.focus();
  }
  async function onSubmitEvent(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setErrors({});
    await submit(event.currentTarget);
    setBusy(false);
    running.current = false;
  }
  return {
    errors,
    busy,
    form: {
      method: 'post',
      noValidate: true,
      onFocus: () => void schema(),
      onChange,
      onBlur: (event: FocusEvent<HTMLFormElement>) => void onBlur(event),
      onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmitEvent(event),
    } as const,
  };
}

function readValues(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}

function readIssues(issues: readonly z.core.$ZodIssue[]): Errors {
  const named = issues.map((issue) => [String(issue.path[0] ?? 'root'), inPageLanguage(issue.message)] as const);
  return Object.fromEntries(named.reverse());
}

/** Errors of fields the form does not have are shown above the button. */
function readRefusal({ fields, reason }: ApiError, form: HTMLFormElement): Errors {
  const shown = Object.entries(fields).filter(([name]) => form.elements.namedItem(name));
  return shown.length > 0 ? Object.fromEntries(shown) : { root: Object.values(fields)[0] ?? reason };
}
