import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { Banknote, CalendarClock, Clapperboard, Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Money } from '../../ui/data/money.tsx';
import { ProgressBar } from '../../ui/data/progress-bar.tsx';
import { Table } from '../../ui/data/table.tsx';
import { Tag } from '../../ui/data/tag.tsx';

interface Party {
  id: string;
  name: string;
  shape: 'person' | 'organisation';
  value: number;
  /** Pledged, not answered yet. */
  kind?: 'waiting';
}

interface Need {
  kind: string;
  icon: LucideIcon;
  title: ReactNode;
  value: number;
  parties: readonly Party[];
}

const needs: readonly Need[] = [
  {
    kind: 'production',
    icon: Clapperboard,
    title: <Trans>Production</Trans>,
    value: 240_000,
    parties: [{ id: 'kalam-2', name: 'Studio Kalam', shape: 'organisation', value: 240_000 }],
  },
  {
    kind: 'budget',
    icon: Banknote,
    title: <Trans>Budget</Trans>,
    value: 200_000,
    parties: [
      { id: 'nandini-1', name: 'Nandini Drapes', shape: 'organisation', value: 120_000 },
      { id: 'kottaram-1', name: 'Kottaram Spices', shape: 'organisation', value: 80_000 },
    ],
  },
  {
    kind: 'reach',
    icon: Megaphone,
    title: <Trans>Reach</Trans>,
    value: 180_000,
    parties: [
      { id: 'aarohi-8', name: 'Aarohi Menon', shape: 'person', value: 36_000 },
      { id: 'lalrinpuii-1', name: 'Lalrinpuii Hmar', shape: 'person', value: 30_000 },
      { id: 'nandini-2', name: 'Nandini Rao', shape: 'person', value: 28_000, kind: 'waiting' },
    ],
  },
];

/** Shares of the confirmed value, by largest remainder, so that they add up to the paisa. */
const shares = [
  { name: 'Studio Kalam', share: '47.43%', receives: 67_588.93 },
  { name: 'Nandini Drapes', share: '23.72%', receives: 33_794.47 },
  { name: <Trans>Kottaram Spices and two creators</Trans>, share: '28.85%', receives: 41_116.6 },
];

/** Example of a joint campaign: needs with pledges, and the split of revenue. */
export function JointExample({ className }: { className?: string }) {
  const { t } = useLingui();
  return (
    <article className={cx('min-w-0 overflow-hidden rounded-card bg-surface text-t1', className)}>
      <div className="flex items-center gap-3 border-line border-b px-4 pt-4 pb-3.5 md:px-5">
        <div className="min-w-0 flex-1">
          <h3 className="h4">
            <Trans>Handloom trail: Mysuru to Madurai</Trans>
          </h3>
          <p className="num text-sm text-t3">
            <Trans>1–14 Dec · ₹6,84,000 of ₹8,40,000 pledged</Trans>
          </p>
        </div>
        <Tag tone="blue" icon={CalendarClock}>
          <Trans>not-started</Trans>
        </Tag>
      </div>
      <ul className="px-4 pt-1 pb-3 md:px-5">
        {needs.map((need) => (
          <NeedRow key={need.kind} need={need} />
        ))}
        <li className="flex flex-wrap justify-between gap-x-2 pt-3.5 pb-1.5 text-sm">
          <span className="text-t2">
            <Trans>Venue, travel and product</Trans>
          </span>
          <Spoken value={150_000} of={220_000} />
        </li>
      </ul>
      <Table caption={t`How ₹1,42,500.00 would be shared`}>
        <thead>
          <tr className="[&_th]:border-t">
            <th scope="col" className="sm:w-[46%]">
              <Trans>If ₹1,42,500.00 comes in</Trans>
            </th>
            <th scope="col" className="text-right max-sm:hidden">
              <Trans>Share</Trans>
            </th>
            <th scope="col" className="text-right">
              <Trans>Receives</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ name, share, receives }) => (
            <tr key={share}>
              <td>
                {name}
                <span className="block text-t3 text-xs sm:hidden">{share}</span>
              </td>
              <td className="text-right max-sm:hidden">{share}</td>
              <td className="text-right font-bold">
                <Money value={receives} paise />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>
              <Trans>Total</Trans>
            </td>
            <td className="text-right max-sm:hidden">100.00%</td>
            <td className="text-right">
              <Money value={142_500} paise />
            </td>
          </tr>
        </tfoot>
      </Table>
    </article>
  );
}

function NeedRow({ need: { icon: Icon, title, value, parties } }: { need: Need }) {
  const spoken = parties.reduce((sum, party) => sum + party.value, 0);
  return (
    <li className="flex gap-3.5 pt-3.5 pb-1.5">
      <span className="grid size-10 flex-none place-items-center rounded-box bg-pea-tint text-link">
        <Icon />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-2">
          <b className="h5">{title}</b>
          <Spoken value={spoken} of={value} />
        </p>
        <ProgressBar parts={parties} total={value} height={16} className="mt-[7px] mb-1.5" />
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-t2">
          {parties.map((party) => (
            <span key={party.id} className="inline-flex items-center gap-2">
              <Avatar id={party.id} shape={party.shape} size={20} />
              {party.name}
            </span>
          ))}
        </p>
      </div>
    </li>
  );
}

function Spoken({ value, of }: { value: number; of: number }) {
  return (
    <span className="whitespace-nowrap text-sm text-t3">
      <Trans>
        <Money value={value} className="font-bold text-t1" /> of <Money value={of} />
      </Trans>
    </span>
  );
}
