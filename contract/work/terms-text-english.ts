import type { UsageChannel } from '../campaigns/offer-terms.ts';
import { enumerate, figure, type GrantedRights, say, type TextWriter, writeDate } from './terms-text-parts.ts';

const channelNames: Record<UsageChannel, string> = {
  social: 'its own social accounts',
  website: 'its website',
  email: 'its emails',
  paid_ads: 'paid ads',
  print: 'print',
};
const pieceNames: Readonly<Record<string, readonly [one: string, other: string]>> = {
  post: ['post', 'posts'],
  reel: ['reel', 'reels'],
  story: ['story', 'stories'],
  video: ['video', 'videos'],
  short: ['short', 'shorts'],
  live: ['live session', 'live sessions'],
};
const edits = {
  none: 'It may not change them.',
  cut: 'It may cut them and add subtitles.',
  free: 'It may edit them freely.',
} as const;

const day = (date: string) => writeDate(date, 'en-IN');
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

function namePieces([type, count]: GrantedRights['pieces'][number]): string {
  const [one, other] = pieceNames[type] ?? ['piece', 'pieces'];
  return `${count} ${count === 1 ? one : other}`;
}

export const english: TextWriter = {
  noRights: ({ creator }) => say`The work stays on ${creator}’s own channels.`,
  rights({ owner }, { pieces, channels, editing, territory, until, days: term }) {
    const places = channels.map((channel) => channelNames[channel]);
    const work = enumerate(pieces.map(namePieces), 'and');
    return [
      ...say`${owner} may use the ${figure(work)} in ${figure(enumerate(places, 'and'))}, in ${figure(territory)}, `,
      ...(until !== null
        ? say`until the end of ${figure(day(until))}.`
        : term === null
          ? say`${figure('without an end')}. This begins for each piece when it is fully paid.`
          : say`for ${figure(days(term))}. This begins for each piece when it is fully paid.`),
      ...(editing ? say` ${edits[editing]}` : []),
    ];
  },
  exclusivity({ creator }, { from, days: term, category, brands }) {
    const rivals = [...(category ? [`other brands of ${category}`] : []), ...brands];
    const start = from ? say`From ${figure(day(from))}` : say`From the day of the agreement`;
    return [
      ...start,
      ...say` for ${figure(days(term))}, ${creator} does not work for ${figure(enumerate(rivals, 'or'))}.`,
    ];
  },
  online: (count) => say`Each post stays up for ${figure(days(count))}.`,
  ads: ({ owner }, until) => say`${owner} may run partnership ads with it until the end of ${figure(day(until))}.`,
  collaborator: ({ owner }) => say`${owner} is ${figure('invited as collaborator')} of each post.`,
  rawFiles: ({ creator }) => say`${creator} hands over the ${figure('raw files')} with the last piece.`,
  idea: () => say`Each idea is ${figure('approved before the shoot')}.`,
};
