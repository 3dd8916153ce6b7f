import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { MapPin, Megaphone, MessageCircle, Tag, UserRound } from 'lucide-react';
import { messageCalls } from '../../../contract/chat/messages.ts';
import { discoveryCalls, type Suggestion } from '../../../contract/discovery/discovery.ts';
import { cutText } from '../../../contract/kit/truncate.ts';
import { myCampaignCalls } from '../../../contract/work/my-campaigns.ts';
import { carrier, request } from '../../lib/api.ts';
import { placeIn } from '../../lib/i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import type { Entry } from './entry.ts';
import { pickFitting } from './match.ts';

const shown = 5;

function talksQuery(me: string, q: string) {
  return queryOptions({
    queryKey: ['palette', 'talks', me, q],
    queryFn: ({ signal }) =>
      request(
        messageCalls.getChatUsers,
        { params: { userId: me }, query: { limit: String(shown), ...(q ? { q } : {}) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

const campaignsQuery = queryOptions({
  queryKey: ['palette', 'campaigns'],
  queryFn: ({ signal }) => request(myCampaignCalls.listMyCampaigns, { query: { limit: '100' } }, { signal }),
});

function creatorsQuery(q: string) {
  return queryOptions({
    queryKey: ['palette', 'creators', q],
    queryFn: ({ signal }) => request(discoveryCalls.suggestInfluencers, { query: { q } }, { signal }),
    enabled: q.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** Chat partners, own campaigns and, while typing, influencers, topics and cities. Failed queries are left out. */
export function useFound(me: string, typed: string): { people: Entry[]; campaigns: Entry[] } {
  const { t } = useLingui();
  const q = useDebounced(cutText(typed.trim(), 100), 120);
  const talks = useQuery(talksQuery(me, q));
  const mine = useQuery(campaignsQuery);
  const creators = useQuery(creatorsQuery(q));
  const people = (talks.data?.data ?? []).map(
    ({ id, full_name, business_name, location }): Entry => ({
      key: `talk ${id}`,
      icon: MessageCircle,
      name: business_name ?? full_name,
      more: full_name,
      detail: [t`Chat`, location && placeIn(carrier.language(), location)].filter(Boolean).join(' · '),
      to: paths.chatWith(id),
    }),
  );
  const campaigns = (mine.data?.data ?? []).map(
    ({ id, title, type, is_draft }): Entry => ({
      key: `campaign ${id}`,
      icon: Megaphone,
      name: title || t`Untitled draft`,
      ...(is_draft ? { detail: t`Draft` } : {}),
      to: is_draft ? (type === 'joint' ? paths.createJointCampaign(id) : paths.createCampaign(id)) : paths.campaign(id),
    }),
  );
  const wanted = typed.trim() ? (creators.data?.data ?? []).slice(0, shown).map(toEntry) : [];
  return {
    people: [...pickFitting(typed, people), ...wanted],
    campaigns: pickFitting(typed, campaigns).slice(0, shown),
  };
}

const icons = { influencer: UserRound, category: Tag, city: MapPin };

function toEntry({ kind, id, name, detail }: Suggestion): Entry {
  const isPerson = kind === 'influencer';
  return {
    key: `${kind} ${id}`,
    icon: icons[kind],
    name: isPerson ? name : placeIn(carrier.language(), name),
    ...(detail ? { detail: isPerson ? `@${detail}` : placeIn(carrier.language(), detail) } : {}),
    to: isPerson ? paths.influencerProfile(kind, id) : `${paths.browse}?${new URLSearchParams({ [kind]: id })}`,
  };
}
