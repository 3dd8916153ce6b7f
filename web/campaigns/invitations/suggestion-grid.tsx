import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CampaignSuggestion, SuggestionSort } from '../../../contract/campaigns/invitations.ts';
import { ToggleChip } from '../../ui/data/chip.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { SuggestionCard } from './suggestion-card.tsx';

interface SuggestionGridProps {
  cards: readonly CampaignSuggestion[];
  /** Ids that are not to be invited. */
  dropped: ReadonlySet<string>;
  onDrop: (dropped: ReadonlySet<string>) => void;
  sort: SuggestionSort;
  onSort: (sort: SuggestionSort) => void;
  /** The campaign's deliverables in words. */
  work: string;
  onInvite: (ids: string[]) => Promise<void>;
}

/** Cards to choose from; all are chosen at first. */
export function SuggestionGrid({ cards, dropped, onDrop, sort, onSort, work, onInvite }: SuggestionGridProps) {
  const { t } = useLingui();
  const chosen = cards.filter(({ id }) => !dropped.has(id)).length;
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const changed = new Set(dropped);
    for (const id of ids) {
      if (isChosen) changed.delete(id);
      else changed.add(id);
    }
    onDrop(changed);
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox
          checked={chosen === cards.length}
          onChange={(event) =>
            choose(
              cards.map(({ id }) => id),
              event.target.checked,
            )
          }
        >
          <span className="font-semibold">
            <Plural value={chosen} _0="Choose all" one="# chosen" other="# chosen" />
          </span>
        </Checkbox>
        <fieldset aria-label={t`Sort`} className="flex gap-2">
          <ToggleChip on={sort === 'match'} onToggle={() => onSort('match')}>
            <Trans>Best match</Trans>
          </ToggleChip>
          <ToggleChip on={sort === 'price'} onToggle={() => onSort('price')}>
            <Trans>Lowest price</Trans>
          </ToggleChip>
        </fieldset>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3">
        {cards.map((card) => (
          <li key={card.id}>
            <SuggestionCard
              card={card}
              work={work}
              isChosen={!dropped.has(card.id)}
              onChoose={(isChosen) => choose([card.id], isChosen)}
              onInvite={() => onInvite([card.id])}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
