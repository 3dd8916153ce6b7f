import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from '../../ui/cx.ts';
import { Card } from '../../ui/data/card.tsx';
import { Sparkline } from '../../ui/data/sparkline.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { figuresQuery, useCardQuery } from './dashboard.queries.ts';
import { DashboardCardError } from './dashboard-card.tsx';
import { changeOf, figureName, sayFigure, spanInWords } from './figure-words.ts';

const frame = 'grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-4';

/** Four figures of this month so far, with change and trend. */
export function Figures() {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useCardQuery(figuresQuery);
  if (error && !data) {
    return (
      <Card as="section" aria-label={t`This month`} className="grid min-h-36">
        <DashboardCardError error={error} onRetry={refetch} />
      </Card>
    );
  }
  return (
    <section aria-labelledby="this-month" aria-busy={!data}>
      <h2 id="this-month" className="sr-only">
        <Trans>This month</Trans>
      </h2>
      <ul className={frame}>
        {data
          ? data.figures.map((figure) => {
              const change = changeOf(figure, i18n);
              return (
                <Card as="li" key={figure.id} className="flex min-h-36 flex-col">
                  <h3 className="text-sm text-t3">{figureName(figure.id, data.to, i18n)}</h3>
                  <p className={cx('money text-2xl', figure.value === null && 'text-t3')}>
                    {sayFigure(figure.id, figure.value, i18n)}
                  </p>
                  <div className="mt-auto flex items-end justify-between gap-3 pt-2">
                    <p className="num min-w-0 text-sm text-t3">
                      {change ? (
                        <>
                          <b
                            className={cx(
                              'block',
                              change.tone === 'good' && 'text-ok',
                              change.tone === 'bad' && 'text-bad',
                              change.tone === 'plain' && 'text-t2',
                            )}
                          >
                            {change.words}
                          </b>
                          {spanInWords(
                            { from: data.before_from, to: data.before_to, isKnown: figure.before !== null },
                            i18n,
                          )}
                        </>
                      ) : null}
                    </p>
                    <Sparkline values={figure.weeks} label={t`The last twelve weeks`} />
                  </div>
                </Card>
              );
            })
          : ['a', 'b', 'c', 'd'].map((key) => (
              <Card as="li" key={key} className="min-h-36">
                <Skeleton className="h-4 w-28" />
                <Skeleton className="mt-2 h-7 w-32" />
                <Skeleton className="mt-5 h-9 w-full" />
              </Card>
            ))}
      </ul>
    </section>
  );
}
