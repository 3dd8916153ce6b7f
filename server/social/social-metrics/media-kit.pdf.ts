import { View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { followerParts } from '../../../contract/core/counted-accounts.ts';
import { platformName } from '../../../contract/core/platforms.ts';
import type { InfluencerPage } from '../../../contract/discovery/discovery.ts';
import { toPaise } from '../../../contract/kit/money.ts';
import type { AccountMetrics, Audience, InfluencerMetrics } from '../../../contract/social/social-metrics.ts';
import { box, colours, size, weight } from '../../kit/pdf/pdf-look.ts';
import { drawDocument, drawTitle, small, write } from '../../kit/pdf/pdf-pieces.ts';
import { drawTable } from '../../kit/pdf/pdf-table.ts';
import { writeDay, writeMoney } from '../../kit/pdf/pdf-words.ts';
import { reasonInWords } from './reason-words.ts';

interface MediaKit {
  brandName: string;
  /** URL of the current profile. */
  address: string;
  /** ISO 8601 instant. */
  madeAt: string;
  page: InfluencerPage;
  metrics: InfluencerMetrics;
}

const counted = new Intl.NumberFormat('en-IN');
const sources = { provider: 'Connected', self_reported: 'Self-reported', imported: 'From a list' };

/** Draws a creator's figures, each with its source and age; what is locked for the reader is not in the data. */
export function draw({ brandName, address, madeAt, page, metrics }: MediaKit) {
  const judged = metrics.accounts.find(({ id }) => id === metrics.judged_account);
  const place = [page.city?.name, page.state?.name].filter(Boolean).join(', ');
  return drawDocument({
    brandName,
    title: `Media kit: ${page.fullname}`,
    foot: address,
    children: [
      drawTitle({
        title: page.fullname,
        text: [`@${page.accounts[0]?.handle ?? page.username}`, place].filter(Boolean).join('  ·  '),
        facts: [
          ['Media kit of', writeDay(madeAt)],
          ...followerFacts(page),
          ['Topics', page.categories.map(({ name }) => name).join(', ') || '–'],
          ['Languages', page.languages.map(({ name }) => name).join(', ') || '–'],
        ],
      }),
      page.bio ? write(page.bio, { color: colours.t2 }) : null,
      drawAccounts(metrics.accounts),
      judged ? drawAuthenticity(judged) : null,
      ...metrics.accounts.flatMap((account) => (account.audience ? [drawAudience(account, account.audience)] : [])),
      drawRates(page),
      drawContact(page.contact),
    ],
  });
}

/** Unknown is a dash, never 0. */
const followersOf = ({ followers }: { followers: number | null }) =>
  followers === null ? '–' : counted.format(followers);

/** A sum lists its parts, including unknown ones. */
function followerFacts(page: InfluencerPage): [string, string][] {
  const parts = followerParts(page);
  if (parts.length === 0) return [['Followers', followersOf(page)]];
  const known = parts.map(({ platform, followers }) =>
    [platformName(platform), followers === null ? 'unknown' : counted.format(followers)].join(' '),
  );
  return [
    ['Total followers', followersOf(page)],
    ['Added up', known.join(' + ')],
  ];
}

function drawAccounts(accounts: readonly AccountMetrics[]) {
  if (accounts.length === 0) return null;
  return drawTable({
    columns: [
      { title: 'Account' },
      { title: 'Followers', width: 70, isFigure: true },
      { title: 'Engaged', width: 55, isFigure: true },
      { title: 'Median views', width: 75, isFigure: true },
      { title: 'Posts a week', width: 65, isFigure: true },
      { title: 'Source', width: 95 },
    ],
    rows: accounts.map(({ platform, handle, followers, source, as_of, derived }) => [
      stack(platformName(platform), `@${handle}`),
      followersOf({ followers }),
      derived?.engagement ? `${derived.engagement.rate}%` : '–',
      derived?.views ? counted.format(derived.views.median) : '–',
      derived?.rhythm ? String(derived.rhythm.posts_a_week) : '–',
      stack(sources[source], `as of ${writeDay(as_of)}`),
    ]),
  });
}

function stack(text: string, note: string) {
  return h(View, null, write(text, { fontWeight: weight.name }), write(note, small));
}

function drawAuthenticity({ platform, derived, derived_at }: AccountMetrics) {
  if (!derived || derived.authenticity.score === null) return null;
  const { score, reasons } = derived.authenticity;
  return h(
    View,
    null,
    write(`Authenticity ${score} of 100`, { fontSize: size.lead, fontWeight: weight.name }),
    write(
      `${platformName(platform)}, as of ${writeDay(derived_at ?? '')}. The points are summed from the figures beside them.`,
      {
        ...small,
        marginBottom: 6,
      },
    ),
    drawTable({
      columns: [{ title: 'Reason' }, { title: 'Points', width: 80, isFigure: true }],
      rows: reasons.map(({ points, of, figures }) => [reasonInWords(figures), `${points} of ${of}`]),
    }),
  );
}

const genders: Readonly<Record<string, string>> = { female: 'Women', male: 'Men', other: 'Others' };

function drawAudience({ platform }: AccountMetrics, audience: Audience) {
  const groups: [string, { name: string; percent: number }[] | null][] = [
    ['Age', audience.age],
    ['Gender', audience.gender?.map(({ name, percent }) => ({ name: genders[name] ?? name, percent })) ?? null],
    ['Countries', audience.country],
    ['Cities', audience.city],
  ];
  const nonEmpty = groups.flatMap(([name, shares]) => (shares ? [{ name, shares }] : []));
  if (nonEmpty.length === 0) return null;
  return h(
    View,
    { wrap: false, key: `audience ${platform}` },
    write(`Who follows on ${platformName(platform)}`, { fontSize: size.lead, fontWeight: weight.name }),
    write(`As the platform told on ${writeDay(audience.as_of)}`, { ...small, marginBottom: 6 }),
    h(
      View,
      { style: { flexDirection: 'row', gap: 12 } },
      ...nonEmpty.map(({ name, shares }) => drawShares(name, shares)),
    ),
  );
}

function drawShares(name: string, shares: readonly { name: string; percent: number }[]): ReactNode {
  return h(
    View,
    { key: name, style: { ...box, flexGrow: 1, flexBasis: 0, padding: 10 } },
    write(name, small),
    ...shares.map((each) =>
      h(
        View,
        { key: each.name, style: { flexDirection: 'row', justifyContent: 'space-between', gap: 6 } },
        write(each.name, { flexShrink: 1 }),
        write(`${each.percent}%`, { fontWeight: weight.name }),
      ),
    ),
  );
}

function drawRates({ rates }: InfluencerPage) {
  if (rates.length === 0) return null;
  return drawTable({
    columns: [
      { title: 'Rate card' },
      { title: 'On' },
      { title: 'Before the platform fee', width: 130, isFigure: true },
    ],
    rows: rates.map(({ platform, content, price }) => [
      content.name,
      platformName(platform),
      writeMoney(toPaise(price)),
    ]),
  });
}

function drawContact(contact: InfluencerPage['contact']) {
  const lines = [contact?.email, contact?.mobile, contact?.website].filter((line) => line != null);
  if (lines.length === 0) return null;
  return h(View, { wrap: false }, write('Contact', { fontWeight: weight.name }), ...lines.map((line) => write(line)));
}
