import { type Heard, partsOf } from './sentence.ts';

const marks = {
  known: 'border-b-2 border-link pb-px',
  unknown: 'border-b-2 border-t3 border-dotted pb-px',
};

interface SentenceMarksProps {
  heard: Heard;
  /** How far the field has scrolled sideways, px. */
  scrolled: number;
}

/** Lines under the words of the search field: solid where they were understood, dotted where not. */
export function SentenceMarks({ heard, scrolled }: SentenceMarksProps) {
  const parts = partsOf(heard).map((part, place) => ({ ...part, key: `${place} ${part.text}` }));
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 right-12 left-10 flex select-none items-center overflow-hidden whitespace-pre border-transparent border-l-[1.5px] pt-px text-base text-transparent leading-[1.4]"
    >
      <span style={{ transform: `translateX(${-scrolled}px)` }}>
        {parts.map(({ key, text, kind }) => (
          <span key={key} className={kind && marks[kind]}>
            {text}
          </span>
        ))}
      </span>
    </div>
  );
}
