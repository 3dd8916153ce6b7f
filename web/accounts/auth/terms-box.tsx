import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { Link } from 'react-router';
import { adultAge } from '../../../contract/accounts/adults.ts';
import { paths } from '../../lib/paths.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FieldNotes } from '../../ui/forms/field.tsx';

interface TermsBoxProps {
  onChecked?: (checked: boolean) => void;
  error?: string | undefined;
}

/** Consent checkbox; sign-up records the text's version. */
export function TermsBox({ onChecked, error }: TermsBoxProps) {
  const errorId = useId();
  return (
    <div>
      <Checkbox
        name="accept_terms"
        onChange={(event) => onChecked?.(event.target.checked)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      >
        <span className="text-sm">
          <Trans>
            I am {adultAge} or older and agree to the{' '}
            <Link to={paths.terms} target="_blank" className="link">
              Terms of Service
            </Link>{' '}
            and the{' '}
            <Link to={paths.privacy} target="_blank" className="link">
              Privacy Policy
            </Link>
            .
          </Trans>
        </span>
      </Checkbox>
      <FieldNotes error={error} errorId={errorId} />
    </div>
  );
}
