import { Trans, useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { objectiveNames } from '../../lib/campaign-labels.ts';
import { Card } from '../../ui/data/card.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { FieldEntries, ruleFields } from './field-entries.tsx';

/** Brief of a campaign with dos and don'ts. */
export function Brief({ campaign }: { campaign: Campaign }) {
  const { i18n } = useLingui();
  const { brief, objective, dos, donts, cover } = campaign;
  return (
    <Card as="section" aria-labelledby="brief" className="grid gap-5">
      {cover ? (
        <img
          src={cover}
          alt=""
          width={1200}
          height={630}
          className="aspect-[1200/630] w-full rounded-box object-cover"
        />
      ) : null}
      <div>
        <h2 id="brief" className="h4 mb-2">
          <Trans>Brief</Trans>
        </h2>
        {objective ? (
          <p className="mb-2">
            <Tag tone="outline">{i18n._(objectiveNames[objective])}</Tag>
          </p>
        ) : null}
        <p className="max-w-[70ch] whitespace-pre-line">{brief}</p>
      </div>
      <DosAndDonts dos={dos} donts={donts} />
      <FieldEntries campaign={campaign} fields={ruleFields} />
    </Card>
  );
}

function DosAndDonts({ dos, donts }: Pick<Campaign, 'dos' | 'donts'>) {
  if (dos.length + donts.length === 0) return null;
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {dos.length > 0 ? (
        <div>
          <h3 className="h5 mb-1.5">
            <Trans>Do</Trans>
          </h3>
          <List items={dos} icon={<Check className="mt-0.5 size-4 text-ok" />} />
        </div>
      ) : null}
      {donts.length > 0 ? (
        <div>
          <h3 className="h5 mb-1.5">
            <Trans>Don’t</Trans>
          </h3>
          <List items={donts} icon={<X className="mt-0.5 size-4 text-bad" />} />
        </div>
      ) : null}
    </div>
  );
}

function List({ items, icon }: { items: readonly string[]; icon: ReactNode }) {
  return (
    <ul className="grid gap-1.5">
      {items.map((item) => (
        <li key={item} className="flex gap-2">
          {icon}
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}
