import type { Deliverable } from '../../../contract/work/deliverables.ts';
import type { ApplicationRow, CampaignRow, DeliverableRow } from '../../../database/schema.ts';
import { sideOf } from '../../campaigns/applications/applications.policy.ts';
import { actedIn } from '../../core/people/actors.rules.ts';
import { findActors } from '../../core/people/actors.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { viewCan } from '../../kit/http/policy.ts';
import { ideaPolicy } from '../idea-records/idea-records.policy.ts';
import { findIdeas, viewIdea } from '../idea-records/idea-records.service.ts';
import { findAwaited } from '../payments/payments.service.ts';
import { findTrackedLinks } from '../tracked-links/tracked-links.service.ts';
import { findWatched } from '../watched-posts/watched-posts.service.ts';
import { viewOnlinePost } from '../watched-posts/watched-posts.views.ts';
import { deliverablePolicy, mayWork } from './deliverables.policy.ts';
import { selectDraftVersions, selectEvents } from './deliverables.queries.ts';
import { viewDeliverable, viewVersion } from './deliverables.views.ts';
import { findDraftFiles } from './draft-files.service.ts';
import { findPieceFacts } from './facts.service.ts';
import { findReadingRows, presentNewest } from './figures.service.ts';
import { viewPublication } from './publication.rules.ts';

interface Reading {
  campaign: Pick<CampaignRow, 'creator_id' | 'compensation'>;
  applications: readonly ApplicationRow[];
  reader: Pick<User, 'id' | 'locale'>;
}

/** Work of one campaign as its reader sees it. */
export async function presentDeliverables(
  context: Context,
  { campaign, applications, reader }: Reading,
  rows: readonly DeliverableRow[],
): Promise<Deliverable[]> {
  const byId = new Map(applications.map((application) => [application.id, application]));
  const ids = rows.map(({ id }) => id);
  const events = await selectEvents(context.db, ids);
  const actorOf = await findActors(context, events.map(actedIn));
  const ideas = await findIdeas(context, ids);
  const readings = await findReadingRows(context, ids);
  const newest = await presentNewest(context, readings);
  const factsOf = await findPieceFacts(context, { campaign, applications, ideas, events, readings });
  const links = await findTrackedLinks(context, [...byId.keys()]);
  const people = await findPeople(
    context,
    applications.map(({ influencer_id }) => influencer_id),
  );
  const isAwaited = await findAwaited(context, [...byId.keys()], { ever: true });
  const watched = await findWatched(context, ids);
  const byDeliverable = Map.groupBy(events, (event) => event.deliverable_id);
  const versions = await selectDraftVersions(context.db, ids);
  const fileOf = await findDraftFiles(context, [...rows, ...versions, ...ideas.values()]);
  const versionsOf = Map.groupBy(versions, (version) => version.deliverable_id);
  return rows.flatMap((row) => {
    const application = byId.get(row.application_id);
    const person = application && people.get(application.influencer_id);
    if (!person) return [];
    const { id } = row;
    const side = sideOf(reader.id, campaign, application);
    const facts = factsOf(row, application);
    const can = viewCan(deliverablePolicy(side, facts), reader.locale);
    const own = ideas.get(id);
    const idea = own
      ? viewIdea(context, own, {
          file: fileOf(own).file,
          can: viewCan(ideaPolicy(side, { idea: own, work: mayWork(facts) }), reader.locale),
        })
      : null;
    const trackedLink = links.get(row.application_id) ?? null;
    const parts = {
      trackedLink,
      actorOf,
      events: byDeliverable.get(id) ?? [],
      readings: readings.get(id) ?? [],
      newest: newest.get(id) ?? null,
    };
    const publication = isAwaited(row) ? viewPublication(row, context.config.publicationHours) : null;
    const drafts = (versionsOf.get(id) ?? []).map((version) => viewVersion(version, fileOf(version)));
    const post = watched.get(id);
    const online = { post: post ? viewOnlinePost(post) : null };
    return [
      viewDeliverable({
        row,
        application,
        drafts,
        person,
        can,
        publication,
        idea,
        ...online,
        ...fileOf(row),
        ...parts,
      }),
    ];
  });
}
