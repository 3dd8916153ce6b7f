import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { Inbox, ListChecks, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Money } from '../../ui/data/money.tsx';
import { Table } from '../../ui/data/table.tsx';
import { Tag, type Tone } from '../../ui/data/tag.tsx';

interface Applicant {
  id: string;
  name: string;
  lang?: 'hi';
  match: number;
  why: ReactNode;
  quote: number;
  status: { icon: LucideIcon; tone: Tone; word: ReactNode };
}

const applied = { icon: Inbox, tone: 'blue', word: <Trans>Applied</Trans> } as const;

const applicants: readonly Applicant[] = [
  {
    id: 'aarohi-8',
    name: 'Aarohi Menon',
    match: 94,
    why: <Trans>61% of her audience speaks Malayalam</Trans>,
    quote: 18_000,
    status: { icon: Send, tone: 'amber', word: <Trans>Offered</Trans> },
  },
  {
    id: 'sunita-5',
    name: 'सुनीता यादव',
    lang: 'hi',
    match: 91,
    why: <Trans>An earlier reel sold 212 boxes</Trans>,
    quote: 21_000,
    status: applied,
  },
  {
    id: 'ishaan-4',
    name: 'Ishaan Dutta',
    match: 82,
    why: <Trans>Food creator, but only 6% of the audience is in Kerala</Trans>,
    quote: 12_500,
    status: { icon: ListChecks, tone: 'peacock', word: <Trans>Shortlisted</Trans> },
  },
  {
    id: 'rukmini-2',
    name: 'Rukmini Deshpande-Kulkarni',
    match: 61,
    why: <Trans>₹34,000 is over your ₹25,000 per creator</Trans>,
    quote: 34_000,
    status: applied,
  },
];

/** Example of applicants as a brand sees them: match, price, status. */
export function DecisionExample() {
  const { t } = useLingui();
  return (
    <div className="min-w-0 overflow-hidden rounded-card border border-line bg-surface">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 bg-band px-4 py-3.5 text-on-band md:px-5">
        <b className="h5">
          <Trans>Sadya at home: one leaf, twelve kitchens</Trans>
        </b>
        <span className="num text-sm">
          <Trans>38 applications</Trans>
        </span>
      </p>
      <Table caption={t`Four applications to a campaign`}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Creator</Trans>
            </th>
            <th scope="col" className="w-[84px] text-right">
              <Trans>Quote</Trans>
            </th>
            <th scope="col" className="w-[124px] max-sm:hidden">
              <Trans>Status</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {applicants.map((applicant) => (
            <Row key={applicant.id} applicant={applicant} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Row({ applicant: { id, name, lang, match, why, quote, status } }: { applicant: Applicant }) {
  return (
    <tr>
      <td>
        <div className="flex items-center gap-3">
          <Avatar id={id} size={40} className="max-sm:hidden" />
          <b className="money w-8 flex-none text-link text-xl">{match}</b>
          <div className="min-w-0">
            <p lang={lang} className="h5">
              {name}
            </p>
            <p className="text-t3">{why}</p>
          </div>
        </div>
      </td>
      <td className="text-right font-bold">
        <Money value={quote} />
      </td>
      <td className="max-sm:hidden">
        <Tag tone={status.tone} icon={status.icon}>
          {status.word}
        </Tag>
      </td>
    </tr>
  );
}
