import { trackRecordCalls } from '../../../contract/discovery/track-record.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { getTrackRecord, listCollaborations } from './track-record.service.ts';

export function mountTrackRecord(mount: Mount, context: Context): void {
  mount(trackRecordCalls, {
    getTrackRecord: async ({ user, params }) => ({ data: await getTrackRecord(context, { user, ...params }) }),
    listCollaborations: ({ user, params, query }) => listCollaborations(context, { user, ...params, ...query }),
  });
}
