import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Input } from '../../ui/forms/input.tsx';

interface QuestionSearchProps {
  wanted: string;
  onWanted: (wanted: string) => void;
}

/** Search field that filters as one types; works as a plain form without scripts. */
export function QuestionSearch({ wanted, onWanted }: QuestionSearchProps) {
  const { t } = useLingui();
  return (
    <search className="print:hidden">
      <form action={paths.faqs} onSubmit={(event) => event.preventDefault()} className="flex max-w-[34rem] gap-2">
        <div className="min-w-0 flex-1">
          <Input
            name="q"
            type="search"
            icon={Search}
            maxLength={100}
            value={wanted}
            aria-label={t`Search the questions`}
            placeholder={t`Search the questions`}
            onChange={(event) => onWanted(event.currentTarget.value)}
          />
        </div>
        <Button type="submit">
          <Trans>Search</Trans>
        </Button>
      </form>
    </search>
  );
}
