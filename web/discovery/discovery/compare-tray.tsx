import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { langOf } from '../../lib/lang-of.ts';
import { paths } from '../../lib/paths.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { clearCompared, compareLimit, toggleCompared, useCompared } from './compared.ts';

/** Selected creators at the bottom edge, while there are any, with further acts on them. */
export function CompareTray({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  const compared = useCompared();
  if (compared.length === 0) return null;
  return (
    <section
      aria-label={t`Compare`}
      data-at-bottom=""
      className="sticky bottom-19 z-10 mt-6 flex animate-rise items-center gap-3 rounded-card border border-line bg-raised py-2.5 pr-3 pl-3 shadow-pop md:bottom-4 md:pl-4.5"
    >
      <h2 className="font-semibold max-md:sr-only">
        <Trans>Compare</Trans>
      </h2>
      <ul className="flex min-w-0 flex-1 gap-1 md:gap-2">
        {compared.map((card) => (
          <Chosen key={card.id} card={card} />
        ))}
        {compared.length < compareLimit ? (
          <li className="flex h-12 flex-none items-center whitespace-nowrap rounded-box border border-ctl border-dashed px-3.5 text-sm text-t3 max-md:hidden">
            <Trans>Add one more</Trans>
          </li>
        ) : null}
      </ul>
      <LinkButton
        size="sm"
        variant="text"
        to={paths.creatorsLike(compared.map(({ id }) => id))}
        className="max-md:hidden"
      >
        <Trans>Find similar</Trans>
      </LinkButton>
      {children}
      <Button size="sm" variant="text" onClick={clearCompared}>
        <Trans>Clear</Trans>
      </Button>
      {compared.length < 2 ? (
        <Button size="sm" variant="peacock" disabled>
          <Plural value={compared.length} one="Compare #" other="Compare #" />
        </Button>
      ) : (
        <LinkButton size="sm" variant="peacock" to={paths.compareCreators(compared.map(({ id }) => id))}>
          <Plural value={compared.length} one="Compare #" other="Compare #" />
        </LinkButton>
      )}
    </section>
  );
}

function Chosen({ card }: { card: InfluencerCard }) {
  const { t } = useLingui();
  return (
    <li className="flex min-w-0 max-w-[180px] items-center gap-2 md:h-12 md:rounded-box md:border md:border-line md:pr-1 md:pl-2">
      <Avatar id={card.id} image={card.profile_image} size={32} />
      <span lang={langOf(card.fullname)} className="min-w-0 truncate font-semibold text-sm max-md:sr-only">
        {card.fullname}
      </span>
      <IconButton
        icon={X}
        size="sm"
        label={t`Remove ${card.fullname}`}
        onClick={() => toggleCompared(card)}
        className="max-md:hidden"
      />
    </li>
  );
}
