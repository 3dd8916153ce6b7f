import { Client } from '@opensearch-project/opensearch';
import type { ProfileRecord } from '../../../../search/engine/profile-record.ts';
import {
  documentOf,
  fillingSettings,
  type IndexOrigin,
  indexMappings,
  layoutVersion,
  servingSettings,
} from './document.rules.ts';

/** Where the index is and how it is named. */
export interface OpenSearchSettings {
  /** Addresses of the nodes, with name and password where the cluster has them. */
  nodes: readonly string[];
  /** Beginning of the names of all indices of this installation. */
  name: string;
  /** Primary shards of a new index. */
  shards: number;
}

/** Beginning of the names of the indices that this release can search. */
export const layoutName = ({ name }: OpenSearchSettings): string => `${name}-v${layoutVersion}`;

/** A client that goes to another node when one does not answer. */
export const connectCluster = ({ nodes }: Pick<OpenSearchSettings, 'nodes'>, requestTimeoutMs: number): Client =>
  new Client({ nodes: [...nodes], maxRetries: 4, requestTimeout: requestTimeoutMs });

/** A stored or removed profile. */
export type Change = readonly [id: number, record: ProfileRecord | null];

const bulkBytes = 4_000_000;
/** Requests under way at once; the reading of the database waits for them. */
const bulksAtOnce = 2;

/** Writes go by an alias that an index is created with: one that was removed must not come back with guessed fields. */
const aliasOf = (index: string) => `${index}-writes`;

/**
 * Writes changes to an index, each with the holder's term as version: what a later holder wrote stays. Rejects where one was
 * refused for another reason.
 */
export async function writeChanges(
  client: Client,
  changes: Iterable<Change> | AsyncIterable<Change>,
  { index, term }: { index: string; term: number },
): Promise<void> {
  const refused: string[] = [];
  async function* each() {
    yield* changes;
  }
  await client.helpers.bulk<Change>({
    datasource: each(),
    concurrency: bulksAtOnce,
    flushBytes: bulkBytes,
    retries: 8,
    wait: 500,
    require_alias: true,
    onDocument([id, record]) {
      const at = { _index: aliasOf(index), _id: String(id), version: term, version_type: 'external_gte' as const };
      return record === null ? { delete: at } : [{ index: at }, documentOf(record)];
    },
    onDrop({ status, error }) {
      // 409: a later holder was there first. A profile that was never there answers 404 too, with no error.
      if (status !== 409 && error) refused.push(`${status} ${error.reason}`);
    },
  });
  if (refused.length > 0) throw new Error(`OpenSearch refused ${refused.length} profiles: ${refused[0]}`);
}

/** Creates an empty index for a database with this mark. */
export async function createIndex(client: Client, settings: OpenSearchSettings, mark: string): Promise<string> {
  const index = `${layoutName(settings)}-${mark}`;
  const body = {
    settings: fillingSettings(settings.shards),
    mappings: indexMappings(null),
    aliases: { [aliasOf(index)]: {} },
  };
  await client.indices.create({ index, body: body as object });
  return index;
}

/** Makes a filled index ready for searches. */
export async function openForSearches(client: Client, index: string): Promise<void> {
  await client.indices.putSettings({ index, body: servingSettings as object });
  await client.indices.refresh({ index });
}

export interface BuiltIndex {
  index: string;
  /** Of the database that it was built from. */
  mark: string;
}

/** All indices of this layout, also of other databases and of builds that were not finished. */
export async function listIndices(client: Client, settings: OpenSearchSettings): Promise<BuiltIndex[]> {
  const beginning = `${layoutName(settings)}-`;
  const { body } = await client.indices.get({ index: `${beginning}*`, allow_no_indices: true });
  return Object.keys(body).map((index) => ({ index, mark: index.slice(beginning.length) }));
}

/** Reads the origin of an index; null where it is gone or unfinished. */
export async function readOrigin(client: Client, index: string): Promise<IndexOrigin | null> {
  const { body: exists } = await client.indices.exists({ index });
  if (!exists) return null;
  const { body } = await client.indices.getMapping({ index });
  const found = body as Record<string, { mappings: { _meta?: { origin?: IndexOrigin | null } } }>;
  return found[index]?.mappings._meta?.origin ?? null;
}

export async function saveOrigin(client: Client, index: string, origin: IndexOrigin): Promise<void> {
  const { _meta } = indexMappings(origin);
  await client.indices.putMapping({ index, body: { _meta } as object });
}
