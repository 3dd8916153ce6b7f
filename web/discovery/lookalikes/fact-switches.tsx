import { Trans, useLingui } from '@lingui/react/macro';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { type AlikeFact, alikeFacts } from '../../../contract/discovery/discovery.ts';
import { wordIn } from '../../lib/i18n/i18n.ts';
import { formatRupees, shortenIndian } from '../../ui/forms/rupees.ts';
import { Switch } from '../../ui/forms/switch.tsx';
import { factNames } from '../discovery/fact-names.ts';
import { contentName } from '../discovery/filter-names.ts';

interface FactSwitchesProps {
  picked: readonly InfluencerCard[];
  counting: readonly AlikeFact[];
  onChange: (counting: AlikeFact[]) => void;
}

/** The four facts that can count, with what they are of the picked creators. */
export function FactSwitches({ picked, counting, onChange }: FactSwitchesProps) {
  const { t, i18n } = useLingui();
  return (
    <fieldset className="mt-4 grid overflow-hidden rounded-card border border-line bg-surface max-md:divide-y max-md:divide-dashed md:grid-cols-4 [&>*]:border-line [&>*]:px-4 [&>*]:py-2 md:[&>*+*]:border-l">
      <legend className="sr-only">{t`What counts`}</legend>
      {alikeFacts.map((fact) => (
        <Switch
          key={fact}
          checked={counting.includes(fact)}
          onChange={(on) => onChange(alikeFacts.filter((each) => (each === fact ? on : counting.includes(each))))}
          text={<OfPicked fact={fact} picked={picked} />}
        >
          {i18n._(factNames[fact])}
        </Switch>
      ))}
    </fieldset>
  );
}

function OfPicked({ fact, picked }: { fact: AlikeFact; picked: readonly InfluencerCard[] }) {
  const { i18n } = useLingui();
  if (fact === 'audience') return <Trans>Where most of it lives</Trans>;
  if (fact === 'topic') {
    const names = picked.flatMap(({ categories }) => categories.map(({ name }) => wordIn(i18n.locale, name)));
    return [...new Set(names)].slice(0, 3).join(', ') || <Trans>not known</Trans>;
  }
  if (fact === 'size') {
    const range = rangeOf(
      picked.flatMap(({ followers }) => followers ?? []),
      shortenIndian,
    );
    return range ? <Trans>{range} followers</Trans> : <Trans>not known</Trans>;
  }
  const format = picked.find(({ price }) => price !== null)?.price?.format;
  const prices = picked.flatMap(({ price }) => (price?.format === format ? (price?.amount ?? []) : []));
  const range = rangeOf(prices, formatRupees);
  return format && range ? `${contentName(format, i18n)} ${range}` : <Trans>not known</Trans>;
}

function rangeOf(values: readonly number[], format: (value: number) => string): string | undefined {
  if (values.length === 0) return undefined;
  const [least, most] = [format(Math.min(...values)), format(Math.max(...values))];
  return least === most ? least : `${least}–${most}`;
}
