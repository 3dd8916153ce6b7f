import { createSegmentBuilder } from '../../../search/engine/builder.ts';
import type { ProfileRecord } from '../../../search/engine/profile-record.ts';
import { countAlive, removeProfile, type Segment } from '../../../search/engine/segment.ts';
import { toShared } from '../../../search/engine/shared.ts';
import type { PartSize } from './merging.rules.ts';

/** A segment with the key that threads know it by. */
export interface Part {
  key: number;
  segment: Segment;
}

/** Changes that bring a searching thread up to date with the indexer; applied atomically between two searches. */
export interface Update {
  /** Keys of all segments from now on. */
  keys: number[];
  /** New segments among them. */
  added: Part[];
  /** Profiles no longer valid in the remaining segments. */
  removed: number[];
}

/**
 * Number of changed profiles gathered in the newest segment, which is rebuilt with each update, before it is kept as it
 * is.
 */
const gathered = 1_000;

/** Copies a segment's removal marks; the rest is shared. */
export function withOwnMarks({ header, parts }: Segment): Segment {
  return { header, parts: { ...parts, alive: toShared(parts.alive), removed: toShared(parts.removed) } };
}

/** Creates the set of segments that make up the index: each listed profile is alive in exactly one of them. */
export function createParts(segments: readonly Segment[], firstKey: number) {
  let lastKey = firstKey;
  let changes = 0;
  let current = new Map<number, Segment>();
  let fresh = new Map<number, ProfileRecord>();
  let newest: Part | null = null;
  /** Profiles removed since a merge began, which are still alive in its result. */
  let removedSince: number[] | null = null;
  const keep = (segment: Segment): Part => {
    lastKey += 1;
    current.set(lastKey, withOwnMarks(segment));
    return { key: lastKey, segment };
  };
  for (const segment of segments) keep(segment);
  const keys = () => [...current.keys(), ...(newest === null ? [] : [newest.key])];
  const remove = (id: number) => {
    for (const open of current.values()) if (removeProfile(open, id)) return;
  };

  return {
    /** An update with everything, for a new thread. */
    full(): Update {
      const added = [...current].map(([key, segment]) => ({ key, segment: withOwnMarks(segment) }));
      return { keys: keys(), added: newest === null ? added : [...added, newest], removed: [] };
    },

    /** Applies the newest versions by id; null means no longer listed. */
    apply(changed: ReadonlyMap<number, ProfileRecord | null>): Update {
      changes += changed.size;
      for (const [id, record] of changed) {
        remove(id);
        removedSince?.push(id);
        if (record === null) fresh.delete(id);
        else fresh.set(id, record);
      }
      const added: Part[] = [];
      newest = null;
      if (fresh.size > 0) {
        const builder = createSegmentBuilder();
        for (const record of fresh.values()) builder.add(record);
        const segment = builder.build();
        if (fresh.size < gathered) {
          lastKey += 1;
          newest = { key: lastKey, segment };
          added.push(newest);
        } else {
          fresh = new Map();
          added.push(keep(segment));
        }
      }
      return { keys: keys(), added, removed: [...changed.keys()] };
    },

    /** Sizes of the kept segments, in key order. */
    sizes(): PartSize[] {
      return [...current.values()].map((open) => {
        const alive = countAlive(open);
        return { alive, dead: open.header.size - alive };
      });
    },

    /** Starts merging the segments at these indexes; returns copies of them. */
    beginMerge(places: readonly number[]): { keys: number[]; segments: Segment[] } {
      removedSince = [];
      const chosen = [...current].filter((_, place) => places.includes(place));
      return { keys: chosen.map(([key]) => key), segments: chosen.map(([, segment]) => withOwnMarks(segment)) };
    },

    /** Replaces the merged segments by the result. */
    endMerge(merged: readonly number[], segment: Segment): Update {
      const isBase = merged.includes(keys()[0] ?? 0);
      const rest = [...current].filter(([key]) => !merged.includes(key));
      current = new Map();
      const { key } = keep(segment);
      const open = current.get(key) as Segment;
      for (const id of removedSince ?? []) removeProfile(open, id);
      removedSince = null;
      current = new Map(isBase ? [[key, open], ...rest] : [...rest, [key, open]]);
      return { keys: keys(), added: [{ key, segment: withOwnMarks(open) }], removed: [] };
    },

    /** Abandons a failed merge. */
    giveUpMerge(): void {
      removedSince = null;
    },

    /** Copies of all segments. */
    copies(): Segment[] {
      const copies = [...current.values()].map(withOwnMarks);
      return newest === null ? copies : [...copies, newest.segment];
    },

    /** Number of profiles applied since the start. */
    changes: () => changes,

    /** Number of listed profiles. */
    count(): number {
      return [...current.values()].reduce((sum, open) => sum + countAlive(open), fresh.size);
    },
  };
}

export type Parts = ReturnType<typeof createParts>;
