import { drawDocument, drawTitle, small, write } from '../../kit/pdf/pdf-pieces.ts';
import { drawTable } from '../../kit/pdf/pdf-table.ts';
import { writeDay } from '../../kit/pdf/pdf-words.ts';

interface RightsDocument {
  brandName: string;
  supportEmail: string;
  piece: string;
  campaign: string;
  facts: (readonly [string, string])[];
  /** Date in India on which it is made. */
  day: string;
}

/** Draws the document of the rights to a piece of work. */
export function draw({ brandName, supportEmail, piece, campaign, facts, day }: RightsDocument) {
  return drawDocument({
    brandName,
    title: `Rights to ${piece}`,
    foot: `Rights to ${piece}  ·  Questions: ${supportEmail}`,
    children: [
      drawTitle({ title: 'Rights', text: `${piece}, ${campaign}`, facts: [['As of', writeDay(day)]] }),
      drawTable({
        columns: [{ title: 'Term', width: 150 }, { title: 'Agreed' }],
        rows: facts.filter(([, value]) => value).map((fact) => [...fact]),
      }),
      write('Both sides keep the agreement with the same sum. Use beyond these terms needs a new agreement.', small),
    ],
  });
}
