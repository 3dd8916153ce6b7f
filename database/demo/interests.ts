import { type Random, weighted } from './random.ts';

/** Additions to the bios of the long tail, most common first: a few words shared by many, many shared by few. */
const LINES: readonly string[] = [
  'DM for collabs.',
  'Collabs open.',
  'Honest reviews only.',
  'Engineer by day.',
  'Mom of two.',
  'New video every Friday.',
  'Student, second year.',
  'No paid reviews.',
  'Small budgets, big fun.',
  'Weekly live on Sundays.',
  'Subtitles always.',
  'Barter considered.',
  'Proudly vegetarian.',
  'Teacher turned creator.',
  'Doctor in training.',
  'Shot on a phone.',
  'Family first.',
  'Links in stories.',
  'सच्ची बात, सीधी बात।',
  'Replies within a day.',
];

const WORDS: readonly string[] =
  'chai cricket monsoon festival wedding budget hostel street village railway temple beach mountains books coffee dogs cats plants yoga running cycling guitar tabla veena dance kathak bharatanatyam garba bhangra comedy memes startup freelance upsc neet jee gate coding cloud android camera drone vlog asmr unboxing makeover mehendi henna nailart hairstyle kurti lehenga banarasi kanjivaram ikat khadi silver terracotta pottery macrame crochet origami calligraphy sketching watercolour rangoli baking millets pickles biryani momos dosa jalebi kulfi sourdough keto marathon kabaddi chess carrom badminton swimming trekking camping birding surfing scuba paragliding astronomy genealogy numismatics philately beekeeping mushrooms hydroponics bonsai orchids terrarium falconry ventriloquism origins folklore sanskrit pali tulu konkani bhojpuri maithili santali dogri bodo meitei'.split(
    ' ',
  );

const pickLine = weighted(
  LINES.map((line, place) => ({ line, weight: 1 / (place + 2) })),
  ({ weight }) => weight,
);
const pickWord = weighted(
  WORDS.map((word, place) => ({ word, weight: 1 / (place + 3) ** 1.35 })),
  ({ weight }) => weight,
);

/** Text besides the topic; empty for one in four. */
export function tellInterests(random: Random): string {
  if (random.chance(0.25)) return '';
  const line = random.chance(0.5) ? ` ${pickLine(random).line}` : '';
  const words = Array.from({ length: random.between(0, 3) }, () => pickWord(random).word);
  return words.length > 0 ? `${line} ${[...new Set(words)].join(', ')}.` : line;
}
