import { Plural } from '@lingui/react/macro';
import type { CampaignSuggestion } from '../../../contract/campaigns/invitations.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { SuggestionCard } from './suggestion-card.tsx';

interface SuggestionGridProps {
  cards: readonly CampaignSuggestion[];
  /** Ids that are not to be invited. */
  dropped: ReadonlySet<string>;
  onDrop: (dropped: ReadonlySet<string>) => void;
  /** The campaign's deliverables in words. */
  work: string;
  onInvite: (ids: string[]) => Promise<void>;
}

/** Cards to choose from; all are chosen at first. */
export function SuggestionGrid({ cards, dropped, onDrop, work, onInvite }: SuggestionGridProps) {
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
