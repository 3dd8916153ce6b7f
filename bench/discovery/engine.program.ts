/** The index in one thread without a server, on one core, compared with the minimal arithmetic. */
import { type Database, openDatabase } from '../../database/connection.ts';
import { createSegmentBuilder } from '../../search/engine/builder.ts';
import { searchSegments } from '../../search/engine/search.ts';
import { type OpenSegment, openSegment, type Segment } from '../../search/engine/segment.ts';
import { readListed } from '../../server/discovery/search-index/profiles.queries.ts';
import { openSnapshotFile } from '../../server/discovery/search-index/snapshot-file.ts';
import { answerQuestions } from '../kit/programs.ts';
import { count, type Prepared, prepare } from './bare.ts';
import { type Asked, toRequest } from './mix.ts';

type Question =
  | { kind: 'open'; file: string }
  | { kind: 'build'; url: string; profiles: number }
  | { kind: 'round'; questions: Asked[] }
  | { kind: 'prepare'; questions: Asked[] }
  | { kind: 'bare' };

let opened: OpenSegment[] = [];
let prepared: Prepared[] = [];

answerQuestions<Question>(async (question) => {
  if (question.kind === 'open') return use(readSnapshot(question.file));
  if (question.kind === 'build') return use([await build(question)]);
  if (question.kind === 'round')
    return { took: question.questions.map((asked) => timeOf(() => searchSegments(opened, toRequest(asked)))) };
  const [base] = opened;
  if (!base) throw new Error('Open it first.');
  if (question.kind === 'bare') return { took: prepared.map((each) => timeOf(() => count(base, each))) };
  prepared = question.questions.map((asked) => prepare(base, asked));
  return {};
});

function timeOf(work: () => unknown): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

function use(segments: Segment[]) {
  opened = segments.map(openSegment);
  return { profiles: segments.reduce((sum, { header }) => sum + header.size, 0), ...measureParts(segments) };
}

/** Bytes in total, and of text terms with their postings. */
function measureParts(segments: readonly Segment[]) {
  const textual = /^(term|posting|heavy)/;
  let bytes = 0;
  let ofTexts = 0;
  for (const { parts } of segments) {
    for (const [name, part] of Object.entries(parts)) {
      bytes += part.byteLength;
      if (textual.test(name)) ofTexts += part.byteLength;
    }
  }
  return { bytes, ofTexts };
}

function readSnapshot(file: string): Segment[] {
  const snapshot = openSnapshotFile(file);
  const segments = snapshot?.readSegments();
  snapshot?.close();
  if (!segments) throw new Error(`${file} is no snapshot.`);
  return segments;
}

async function build({ url, profiles }: { url: string; profiles: number }): Promise<Segment> {
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '', joinRunning: true });
  try {
    return await buildFrom(db, profiles);
  } finally {
    await close();
  }
}

async function buildFrom(db: Database, profiles: number): Promise<Segment> {
  const builder = createSegmentBuilder();
  let afterId = 0;
  for (let taken = 0; taken < profiles; ) {
    const records = await readListed(db, afterId, Math.min(5_000, profiles - taken));
    for (const record of records) builder.add(record);
    taken += records.length;
    const last = records.at(-1);
    if (!last) break;
    afterId = last.id;
  }
  return builder.build();
}
