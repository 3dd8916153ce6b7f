import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { usageChannels } from '../../../contract/campaigns/offer-terms.ts';
import { contentIds } from '../../../contract/core/platforms.ts';
import { isBusiness } from '../../../contract/core/roles.ts';
import { cutText } from '../../../contract/kit/truncate.ts';
import { libraryCalls, type RightsState, rightsStates } from '../../../contract/work/library.ts';
import { download } from '../../lib/download.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { ChosenBar } from '../library/chosen-bar.tsx';
import { type LibraryFilters, libraryQuery } from '../library/library.queries.ts';
import { filterNames, LibraryFilterBar } from '../library/library-filters.tsx';
import { LibrarySection } from '../library/library-section.tsx';

/** Every paid piece of work with what may be done with it, and until when. */
export default function Library() {
  const { t } = useLingui();
  const { profile } = useSession();
  return (
    <div className="min-h-[80dvh] pb-10 md:pb-18">
      <title>{t`Content library`}</title>
      <h1 className="h1">
        <Trans>Content library</Trans>
      </h1>
      <p className="mt-1 mb-5 text-t2">
        <Trans>Every paid piece of work, with what you may do with it and until when.</Trans>
      </p>
      {profile && !isBusiness(profile.role) ? <ForBusinesses /> : profile ? <Shelves /> : null}
    </div>
  );
}

function Shelves() {
  const { filters, set, clear, isFiltered } = useUrlFilters(filterNames);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const state = rightsStates.find((each) => each === filters.state);
  const wanted: LibraryFilters = {
    q: cutText(filters.q ?? '', 100) || undefined,
    type: contentIds.find((each) => each === filters.type),
    channel: usageChannels.find((each) => each === filters.channel),
    campaign_id: filters.campaign,
    influencer_id: filters.creator,
  };
  // The counts of all states come with any of them.
  const { data } = useInfiniteQuery(libraryQuery(state ?? 'in_use', wanted));
  const page = data?.pages[0];
  const all = page ? Object.values(page.facets).reduce((sum, count) => sum + count, 0) : undefined;
  const choosing = { chosen, onToggle: (id: string) => setChosen(chosen.symmetricDifference(new Set([id]))) };
  const sections = state ? [state] : rightsStates;
  return (
    <div className="grid gap-6">
      {isFiltered || all !== 0 ? (
        <LibraryFilterBar
          {...{ filters, set }}
          facets={page?.facets}
          campaigns={page?.campaigns ?? []}
          creators={page?.creators ?? []}
        />
      ) : null}
      {all === 0 ? (
        <Nothing isFiltered={isFiltered} onClear={clear} />
      ) : (
        sections.map((each) => <LibrarySection key={each} state={each} filters={wanted} {...choosing} />)
      )}
      {all !== 0 && state && page?.facets[state] === 0 ? <Nothing isFiltered onClear={clear} /> : null}
      {all ? <RightsList filters={{ ...wanted, state }} /> : null}
      {chosen.size > 0 ? <ChosenBar chosen={chosen} onClear={() => setChosen(new Set())} /> : null}
    </div>
  );
}

/** The rights to what is shown, as CSV. */
function RightsList({ filters }: { filters: LibraryFilters & { state: RightsState | undefined } }) {
  const save = () =>
    download(libraryCalls.listLibrary, { query: { ...filters, format: 'csv' } }).catch((error) =>
      showToast('error', reasonOf(error)),
    );
  return (
    <span className="-order-1 md:-mt-16 md:justify-self-end">
      <Button icon={Download} onClick={save}>
        <Trans>Rights list, CSV</Trans>
      </Button>
    </span>
  );
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }): ReactNode {
  if (isFiltered) {
    return (
      <EmptyState
        icon={Search}
        title={<Trans>Nothing matches</Trans>}
        text={<Trans>Try other words, or show the whole library.</Trans>}
        action={
          <Button onClick={onClear}>
            <Trans>Show everything</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      jaali="library"
      title={<Trans>Nothing in the library yet</Trans>}
      text={<Trans>Work you approved and paid for is kept here, with its rights and files.</Trans>}
      action={
        <LinkButton variant="primary" to={paths.myCampaigns}>
          <Trans>My Campaigns</Trans>
        </LinkButton>
      }
    />
  );
}

function ForBusinesses() {
  return (
    <EmptyState
      jaali="library"
      title={<Trans>The library is for brands</Trans>}
      text={<Trans>Brands keep the work they paid for here. Yours is with each of your campaigns.</Trans>}
      action={
        <LinkButton variant="primary" to={paths.myCampaigns}>
          <Trans>My Campaigns</Trans>
        </LinkButton>
      }
    />
  );
}
