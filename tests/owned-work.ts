/** Calls on a piece of work, which only its two sides may make. */
const owned = 'deliverable';

export const ownedWork = {
  'PUT /campaign/deliverables/{id}': { owned, body: { status: 'approved' } },
  'GET /campaign/deliverables/{id}/comments': { owned },
  'POST /campaign/deliverables/{id}/comments': { owned, body: { text: 'Mine' } },
  'PUT /campaign/deliverables/{id}/comments/{comment_id}': { owned, body: { resolved: true } },
  'GET /library/{id}/file': { owned },
  'GET /library/{id}/rights': { owned },
  'GET /campaign/{id}/deliverables': { owned: 'campaign' },
  'POST /campaign/{id}/deliverables': { owned: 'campaign', body: { application_id: '1', url: 'https://youtu.be/1' } },
  'POST /campaign/{id}/deliverable-files': { owned: 'campaign', picture: true },
} as const;
