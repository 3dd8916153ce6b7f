import { createSegmentBuilder } from '../../../search/engine/builder.ts';
import type { ProfileRecord } from '../../../search/engine/profile-record.ts';
import { countAlive, removeProfile, type Segment } from '../../../search/engine/segment.ts';
import { toShared } from '../../../search/engine/shared.ts';
import type { PartSize } from './merging.rules.ts';

/** A segment by the number that threads know it by. */
export interface Part {
  key: number;
  segment: Segment;
}

/** What a searching thread has to do to be where the keeper is; done at once, between two searches. */
export interface Update {
  /** All parts from now on. */
  keys: number[];
  /** Those among them that are new. */
  added: Part[];
  /** Profiles that do not hold any more in the parts that stay. */
  removed: number[];
}

/** The changed profiles that are gathered in the newest part, which is made anew each time, before it is kept as it is. */
const gathered = 1_000;

/** A segment whose marks of who was removed are one's own; the rest is shared. */
export function withOwnMarks({ header, parts }: Segment): Segment {
  return { header, parts: { ...parts, alive: toShared(parts.alive), removed: toShared(parts.removed) } };
}

/** The segments that make up the index: each listed profile is alive in one of them. */
export function createParts(segments: readonly Segment[], firstKey: number) {
  let lastKey = firstKey;
  let changes = 0;
  let kept = new Map<number, Segment>();
  let fresh = new Map<number, ProfileRecord>();
  let newest: Part | null = null;
  /** Profiles removed since a merge began: they are alive in what it makes. */
  let removedSince: number[] | null = null;
  const keep = (segment: Segment): Part => {
    lastKey += 1;
    kept.set(lastKey, withOwnMarks(segment));
    return { key: lastKey, segment };
  };
  for (const segment of segments) keep(segment);
  const keys = () => [...kept.keys(), ...(newest === null ? [] : [newest.key])];
  const remove = (id: number) => {
    for (const open of kept.values()) if (removeProfile(open, id)) return;
  };

  return {
    /** Everything, for a thread that has nothing yet. */
    whole(): Update {
      const added = [...kept].map(([key, segment]) => ({ key, segment: withOwnMarks(segment) }));
      return { keys: keys(), added: newest === null ? added : [...added, newest], removed: [] };
    },

    /** Takes in the newest versions by id; null: not listed any more. */
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

    /** Of the parts that are kept, in the order of their keys. */
    sizes(): PartSize[] {
      return [...kept.values()].map((open) => {
        const alive = countAlive(open);
        return { alive, dead: open.header.size - alive };
      });
    },

    /** The segments at these places as they are now, to be made one of. */
    beginMerge(places: readonly number[]): { keys: number[]; segments: Segment[] } {
      removedSince = [];
      const chosen = [...kept].filter((_, place) => places.includes(place));
      return { keys: chosen.map(([key]) => key), segments: chosen.map(([, segment]) => withOwnMarks(segment)) };
    },

    /** Puts the one in the place of those it was made of. */
    endMerge(merged: readonly number[], segment: Segment): Update {
      const isBase = merged.includes(keys()[0] ?? 0);
      const rest = [...kept].filter(([key]) => !merged.includes(key));
      kept = new Map();
      const { key } = keep(segment);
      const open = kept.get(key) as Segment;
      for (const id of removedSince ?? []) removeProfile(open, id);
      removedSince = null;
      kept = new Map(isBase ? [[key, open], ...rest] : [...rest, [key, open]]);
      return { keys: keys(), added: [{ key, segment: withOwnMarks(open) }], removed: [] };
    },

    /** The merge came to nothing. */
    giveUpMerge(): void {
      removedSince = null;
    },

    /** Every segment as it is now. */
    copies(): Segment[] {
      const copies = [...kept.values()].map(withOwnMarks);
      return newest === null ? copies : [...copies, newest.segment];
    },

    /** Profiles taken in since the beginning. */
    changes: () => changes,

    /** Listed profiles. */
    count(): number {
      return [...kept.values()].reduce((sum, open) => sum + countAlive(open), fresh.size);
    },
  };
}

export type Parts = ReturnType<typeof createParts>;
