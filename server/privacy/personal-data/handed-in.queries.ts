import { sql } from 'kysely';
import type { Treatments } from './treatment.queries.ts';

/** Work that was handed in under agreements. */
export const handedIn: Treatments<
  | 'deliverable'
  | 'idea'
  | 'deliverable_version'
  | 'deliverable_comment'
  | 'deliverable_event'
  | 'deliverable_figure'
  | 'figure_screenshot'
  | 'watched_post'
> = {
  deliverable: {
    exported: [
      {
        file: 'deliverables',
        about: 'Work you handed in; uploaded files lie in the folder "files".',
        rows: (id) => sql`
          select d.id as key, d.id::text, d.application_id::text, d.content_type, d.number, d.status, d.due_on, d.url,
            d.file_id::text, d.caption, d.ai_made, d.disclosure, d.submitted_at, d.created_at, d.updated_at
          from deliverable d join application a on a.id = d.application_id where a.influencer_id = ${id}`,
      },
    ],
    // Finished work stays with its agreement: the other party paid for it and its usage rights.
    erased: [
      ({ id }) => sql`
        update deliverable d set status = 'planned', url = null, file_id = null, caption = '', disclosure = null,
          submitted_at = null
        from application a
        where a.id = d.application_id and a.influencer_id = ${id} and a.status not in ('approved', 'paid')`,
    ],
  },
  idea: {
    exported: [
      {
        file: 'ideas',
        about: 'Ideas you sent before a shoot.',
        rows: (id) => sql`
          select i.deliverable_id as key, i.deliverable_id::text, i.status, i.text, i.file_id::text, i.note, i.submitted_at, i.approved_at
          from idea i join deliverable d on d.id = i.deliverable_id join application a on a.id = d.application_id
          where a.influencer_id = ${id}`,
      },
    ],
    erased: [
      ({ id }) => sql`
        update idea i set text = '', file_id = null
        from deliverable d, application a
        where d.id = i.deliverable_id and a.id = d.application_id and a.influencer_id = ${id}
          and a.status not in ('approved', 'paid')`,
    ],
  },
  watched_post: {
    exported: [
      {
        file: 'published-posts',
        about: 'Posts of your agreements as they were read of your connected accounts.',
        rows: (id) => sql`
          select w.deliverable_id as key, w.deliverable_id::text, w.provider_media_id, w.published_at, w.stays_until, w.removed_at,
            w.unlabelled_at
          from watched_post w join deliverable d on d.id = w.deliverable_id join application a on a.id = d.application_id
          where a.influencer_id = ${id}`,
      },
    ],
    erased: [
      ({ id }) => sql`
        delete from watched_post w using deliverable d, application a
        where d.id = w.deliverable_id and a.id = d.application_id and a.influencer_id = ${id}`,
    ],
  },
  // Before the work itself loses what was handed in.
  deliverable_version: {
    exported: [
      {
        file: 'deliverable-versions',
        about: 'Every version of work you handed in.',
        rows: (id) => sql`
          select v.deliverable_id || ' ' || v.version as key, v.deliverable_id::text, v.version, v.url, v.file_id::text, v.caption,
            v.ai_made, v.disclosure, v.submitted_at
          from deliverable_version v join deliverable d on d.id = v.deliverable_id join application a on a.id = d.application_id
          where a.influencer_id = ${id}`,
      },
    ],
    erased: [
      ({ id }) => sql`
        delete from deliverable_version v using deliverable d, application a
        where d.id = v.deliverable_id and a.id = d.application_id and a.influencer_id = ${id}
          and a.status not in ('approved', 'paid')`,
    ],
  },
  deliverable_comment: {
    exported: [
      {
        file: 'deliverable-comments',
        about: 'Your comments on work, and answers to them.',
        rows: (id) => sql`
          select id as key, id::text, deliverable_id::text, version, text, at_ms / 1000.0 as at_second, reply_to::text, resolved_at,
            created_at
          from deliverable_comment where author_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`update deliverable_comment set text = '…' where author_id = ${id}`],
  },
  deliverable_event: {
    exported: [
      {
        file: 'deliverable-moves',
        about: 'Moves of work that you made, with your notes.',
        rows: (id) => sql`
          select id as key, deliverable_id::text, from_status, to_status, note, created_at
          from deliverable_event where by_id = ${id}`,
      },
    ],
    erased: [({ id }) => sql`update deliverable_event set note = null where by_id = ${id}`],
  },
  deliverable_figure: {
    exported: [
      {
        file: 'deliverable-figures',
        about: 'Figures of your posts, typed in by you or read of your connected account.',
        rows: (id) => sql`
          select f.id as key, f.deliverable_id::text, f.source, f.platform_id, f.as_of, f.hours, f.views, f.reach, f.likes, f.comments,
            f.shares, f.saves, f.question, f.created_at
          from deliverable_figure f join deliverable d on d.id = f.deliverable_id join application a on a.id = d.application_id
          where a.influencer_id = ${id}`,
      },
      {
        file: 'figure-questions',
        about: 'Your questions about figures that creators typed in.',
        rows: (id) => sql`
          select f.id as key, f.deliverable_id::text, f.question, f.questioned_at
          from deliverable_figure f join deliverable d on d.id = f.deliverable_id join application a on a.id = d.application_id
          where a.owner_id = ${id} and f.question is not null`,
      },
    ],
    // The figures themselves stay: the other side keeps account of finished work.
    erased: [
      ({ id }) => sql`
        update deliverable_figure f set question = '…' from deliverable d, application a
        where d.id = f.deliverable_id and a.id = d.application_id and a.owner_id = ${id} and f.question is not null`,
    ],
  },
  figure_screenshot: {
    exported: [
      {
        file: 'figure-screenshots',
        about: 'Screenshots that you added to figures of your posts.',
        rows: (id) => sql`
          select s.figure_id || ' ' || s.place as key, f.deliverable_id::text, s.file_id::text
          from figure_screenshot s join deliverable_figure f on f.id = s.figure_id where f.by_id = ${id}`,
      },
    ],
    erased: [
      ({ id }) => sql`
        delete from figure_screenshot s using deliverable_figure f where f.id = s.figure_id and f.by_id = ${id}`,
    ],
  },
};
