import { paysMoney } from '../../../contract/campaigns/compensation.rules.ts';
import type { DisclosureShown } from '../../../contract/work/deliverables.ts';
import { checkDisclosure } from '../../../contract/work/disclosure.rules.ts';
import type { ReportedFigures } from '../../../contract/work/figures.ts';
import type { DeliverableRow } from '../../../database/schema.ts';
import { takeUpload } from '../../accounts/uploads/uploads.service.ts';
import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import { findApplication, findSide, lockAgreed } from '../../campaigns/applications/agreement-access.service.ts';
import { advanceApplication, movedByMoney } from '../../campaigns/applications/progress.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { readTerms } from '../agreements/reading.service.ts';
import { isHand, mayMoveWork, mayWork } from './deliverables.policy.ts';
import { insertVersion } from './deliverables.queries.ts';
import { readAddress } from './deliverables.rules.ts';
import { readPieceFacts, readWorkFacts } from './facts.service.ts';
import { findOwnFile } from './own-files.service.ts';
import { presentDeliverables } from './present.service.ts';
import { followWork, moveWork, readWork } from './work.service.ts';

const what = 'This deliverable';
/** Versions of one piece, since all are read and sent with it. */
const maxVersions = 50;

/** A submission; omitted fields are unchanged. */
export interface Work {
  url?: string | null | undefined;
  file?: string | null | undefined;
  /** Id of a finished upload. */
  upload_id?: string | null | undefined;
  caption?: string | undefined;
  ai_made?: boolean | undefined;
  disclosure_shown?: DisclosureShown | undefined;
  /** With or after publishing. */
  figures?: ReportedFigures | undefined;
  /** The owner's question about figures that were typed in. */
  figures_question?: string | undefined;
}

interface Submission {
  user: User;
  campaignId: string;
  applicationId: string;
  plannedId?: string | undefined;
  work: Work;
}

/** Submits the given piece, otherwise the first open one, of the user's own agreement. */
export async function submitDeliverable(context: Context, input: Submission) {
  const { user, work } = input;
  const { application, side } = await findSide(context, input);
  if (String(application.campaign_id) !== input.campaignId) throw refuseNotFound('This application');
  demand(isHand(side, 'submitted'));
  return inTransaction(context, async (tx) => {
    const agreed = await startWork(tx, await lockAgreed(tx, application));
    demand(mayWork(await readWorkFacts(tx, agreed)));
    const row = choose(await readWork(tx, [agreed.application]), input.plannedId);
    demand(mayMoveWork(side, 'submitted', await readPieceFacts(tx, agreed, row)));
    return handIn(tx, agreed, { user, row, work });
  });
}

/** Work without money to be held starts with the first piece. */
export async function startWork(tx: Context, agreed: Agreed): Promise<Agreed> {
  const { campaign, application } = agreed;
  if (application.status !== 'accepted' || paysMoney(campaign, application.quote)) return agreed;
  const move = { campaign, application, to: 'in_progress' } as const;
  return { campaign, application: await advanceApplication(tx, { ...move, ...movedByMoney }) };
}

function choose(pieces: readonly DeliverableRow[], plannedId: string | undefined): DeliverableRow {
  if (plannedId !== undefined) {
    const id = rowId(plannedId, what);
    const meant = pieces.find((piece) => piece.id === id);
    if (!meant) throw refuseNotFound(what);
    return meant;
  }
  const open = pieces.find(({ status }) => status === 'planned' || status === 'changes_requested');
  if (!open) throw refuse('CONFLICT', 'Everything agreed has been submitted.');
  return open;
}

interface HandIn {
  user: User;
  row: DeliverableRow;
  work: Work;
}

/** Stores one piece of work with the disclosure found in its caption. */
export async function handIn(tx: Context, agreed: Agreed, { user, row, work }: HandIn) {
  if (row.version >= maxVersions) {
    throw refuse(
      'RULE',
      msg`This work has ${{ max: maxVersions }} versions, the most it can have. Agree on one in the chat.`,
    );
  }
  const { campaign, application } = agreed;
  const terms = (await readTerms(tx, [application.id])).get(application.id);
  const newUrl = work.url == null ? null : addressOf(work.url, terms?.platforms ?? []);
  const newFile = await findWorkFile(tx, { user, work, applicationId: application.id });
  // A link replaces a file and the other way round; without either the work stays as it was.
  const isSame = newUrl === null && newFile === null;
  const url = isSame ? row.url : newUrl;
  const fileId = isSame ? row.file_id : newFile;
  if (url === null && fileId === null) {
    throw refuseField('BAD_INPUT', 'url', 'Add a link to the work, or upload a video or picture of it.');
  }
  const caption = work.caption ?? row.caption;
  const aiMade = work.ai_made ?? row.ai_made;
  const ownLabel = terms?.disclosure_label ?? campaign.disclosure_label;
  const disclosure = checkDisclosure({ caption, ownLabel, languages: campaign.languages, aiMade });
  const move = { row, to: 'submitted', by: 'applicant', byId: user.id } as const;
  const draft = { url, file_id: fileId, caption, ai_made: aiMade, submitted_at: tx.now() };
  const version = row.version + 1;
  const text = JSON.stringify(disclosure);
  const shown = { ...row.disclosure_shown, ...work.disclosure_shown };
  const moved = await moveWork(tx, move, {
    ...draft,
    version,
    disclosure: text,
    disclosure_shown: JSON.stringify(shown),
  });
  await insertVersion(tx.db, { ...draft, deliverable_id: row.id, version, disclosure: text });
  await followWork(tx, agreed, move);
  return presentOne(tx, { ...agreed, reader: user }, moved);
}

/** One piece as its sides see it. */
export async function presentOne(
  tx: Context,
  { campaign, application: { id }, reader }: Agreed & { reader: User },
  row: DeliverableRow,
) {
  // As it is after the act, which may have moved the application on.
  const application = await findApplication(tx, id);
  const [view] = await presentDeliverables(tx, { campaign, applications: [application], reader }, [row]);
  if (!view) throw refuseNotFound(what);
  return view;
}

export function addressOf(text: string, platforms: readonly string[]): string {
  const address = readAddress(text, platforms);
  if ('reason' in address) throw refuseField('BAD_INPUT', 'url', address.reason);
  return address.url;
}

interface WorkFile {
  user: User;
  work: Work;
  applicationId: number;
}

/** The video or picture of a submission; null for none. */
async function findWorkFile(tx: Context, { user, work, applicationId }: WorkFile): Promise<number | null> {
  if (work.upload_id == null) return work.file == null ? null : findOwnFile(tx, user, work.file);
  const upload = await takeUpload(tx, { user, id: work.upload_id, purpose: 'draft', applicationId });
  return upload.file_id;
}
