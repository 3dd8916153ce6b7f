import { Trans, useLingui } from '@lingui/react/macro';
import { placeIn } from '../../lib/i18n/i18n.ts';
import { percent } from '../discovery/figures.ts';
import { ageBands } from './compare.rules.ts';
import { Band, Cell, Row } from './compare-parts.tsx';
import type { ComparedCreator, RowsProps } from './compared-creator.ts';

const audienceOf = ({ metrics }: ComparedCreator) =>
  metrics?.accounts.find(({ audience }) => audience !== null)?.audience ?? null;

/** Age, largest city and women of the audience, where it was read. */
export function AudienceRows({ creators, columns }: RowsProps) {
  const { i18n } = useLingui();
  const womenOf = (one: ComparedCreator) =>
    audienceOf(one)?.gender?.find(({ name }) => name === 'female')?.percent ?? null;
  const notRead = <Trans>not read</Trans>;
  return (
    <>
      <Band columns={columns} name={<Trans>Audience</Trans>}>
        <Trans>read from connected accounts</Trans>
      </Band>
      <Row
        name={<Trans>Age</Trans>}
        items={creators}
        render={(one) => {
          const bands = ageBands(audienceOf(one)?.age ?? null);
          return bands ? <Ages bands={bands} /> : <Cell instead={notRead}>{null}</Cell>;
        }}
      />
      <Row
        name={<Trans>Largest city</Trans>}
        items={creators}
        render={(one) => {
          const audience = audienceOf(one);
          const [city] = (audience?.city ?? []).toSorted((a, b) => b.percent - a.percent);
          const isHidden = one.metrics?.locked && audience?.has_cities;
          return (
            <Cell instead={isHidden ? <Trans>opens with the contact</Trans> : notRead}>
              {city ? `${placeIn(i18n.locale, city.name.split(',')[0] ?? city.name)} ${percent(city.percent)}` : null}
            </Cell>
          );
        }}
      />
      <Row
        name={<Trans>Women</Trans>}
        items={creators}
        value={womenOf}
        render={(one) => {
          const women = womenOf(one);
          return <Cell instead={notRead}>{women === null ? null : percent(women)}</Cell>;
        }}
      />
    </>
  );
}

function Ages({ bands: { young, middle, older } }: { bands: NonNullable<ReturnType<typeof ageBands>> }) {
  return (
    <span className="grid w-full gap-1 text-sm">
      {[
        { name: '13–24', share: young },
        { name: '25–34', share: middle },
        { name: '35+', share: older },
      ].map(({ name, share }) => (
        <span key={name} className="flex items-center gap-2">
          <span className="w-12 flex-none text-t2">{name}</span>
          <span aria-hidden="true" className="h-1.5 min-w-0 flex-1 overflow-hidden rounded-full bg-sunken">
            <span className="block h-full rounded-full bg-c1" style={{ width: `${Math.min(share, 100)}%` }} />
          </span>
          <b className="w-9 flex-none text-right">{share}%</b>
        </span>
      ))}
    </span>
  );
}
