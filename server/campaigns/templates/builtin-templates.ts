import type { TemplateBody } from '../../../contract/campaigns/campaign-fields.ts';
import { type LocalizedMessage, type LocalizedText, msg } from '../../kit/i18n/messages.ts';

type Fields = Required<
  Pick<TemplateBody, 'objective' | 'platforms' | 'content' | 'categories' | 'compensation' | 'slots'>
>;

/** A template of ours, with its texts in every language. Money is left to the brand. */
export interface BuiltinTemplate extends Fields, Pick<TemplateBody, 'commission_percent' | 'usage_rights'> {
  id: string;
  name: LocalizedMessage;
  title: LocalizedMessage;
  brief: LocalizedText;
  dos: readonly LocalizedText[];
  donts: readonly LocalizedText[];
  disclosure_label: string;
}

const label = '#ad';

export const builtinTemplates: readonly BuiltinTemplate[] = [
  {
    id: 'recipe',
    name: msg`Recipe at home`,
    title: msg`A dish with our product, from your kitchen`,
    brief:
      'Cook a dish you often make at home and use our product in it. Tell where the recipe comes from and what the product changes in it.',
    objective: 'awareness',
    platforms: ['instagram'],
    content: [
      { type: 'reel', quantity: 1 },
      { type: 'story', quantity: 1 },
    ],
    categories: ['food'],
    compensation: 'paid',
    slots: 6,
    dos: ['Show the pack and the finished dish.', 'Name the quantities on screen.'],
    donts: ['Don’t make claims about health.'],
    disclosure_label: label,
  },
  {
    id: 'festival',
    name: msg`Festival launch`,
    title: msg`Getting ready for the festival`,
    brief:
      'Show how you get ready for the festival at home: the shopping, the clothes, the food, the people. Our new collection is part of it.',
    objective: 'launch',
    platforms: ['instagram'],
    content: [
      { type: 'reel', quantity: 2 },
      { type: 'story', quantity: 2 },
    ],
    categories: ['fashion', 'lifestyle'],
    compensation: 'paid',
    slots: 10,
    dos: ['Post in the week before the festival.', 'Mention where it can be bought.'],
    donts: ['Don’t show other brands.'],
    disclosure_label: label,
  },
  {
    id: 'review',
    name: msg`Honest review for a product`,
    title: msg`Try it for a week and say what you think`,
    brief:
      'We send you the product. Use it for a week, then tell your followers what you liked and what you didn’t. You keep the product.',
    objective: 'awareness',
    platforms: ['instagram'],
    content: [{ type: 'reel', quantity: 1 }],
    categories: ['beauty', 'lifestyle'],
    compensation: 'product',
    slots: 20,
    dos: ['Say that you got the product for free.', 'Show it in daily use.'],
    donts: ['Don’t read out our advertising.'],
    disclosure_label: label,
  },
  {
    id: 'visit',
    name: msg`Visit to a shop or café`,
    title: msg`Come by, look around and take your followers along`,
    brief:
      'Visit us on a day that suits you. Show the place, the people and what you would order or buy, and how to get here.',
    objective: 'event',
    platforms: ['instagram'],
    content: [
      { type: 'reel', quantity: 1 },
      { type: 'story', quantity: 3 },
    ],
    categories: ['food', 'travel', 'lifestyle'],
    compensation: 'paid',
    slots: 5,
    dos: ['Tag the location.', 'Tell us a day before you come.'],
    donts: ['Don’t film other guests without asking.'],
    disclosure_label: label,
  },
  {
    id: 'youtube',
    name: msg`In-depth YouTube review`,
    title: msg`A thorough review on your channel`,
    brief:
      'Test the product the way you test everything else on your channel. Explain who it is for, what it does well and where it falls short.',
    objective: 'awareness',
    platforms: ['youtube'],
    content: [
      { type: 'video', quantity: 1 },
      { type: 'short', quantity: 1 },
    ],
    categories: ['technology'],
    compensation: 'paid',
    slots: 3,
    dos: ['Put the link into the first line of the description.'],
    donts: ['Don’t promise prices or delivery times.'],
    disclosure_label: label,
  },
  {
    id: 'commission',
    name: msg`Commission on sales`,
    title: msg`Recommend it and earn on every sale`,
    brief:
      'Recommend the product to your followers in your own words. You get your own link and a share of every sale that comes from it.',
    objective: 'sales',
    platforms: ['instagram'],
    content: [
      { type: 'reel', quantity: 1 },
      { type: 'story', quantity: 2 },
    ],
    categories: ['fashion', 'beauty'],
    compensation: 'commission',
    commission_percent: 10,
    slots: 30,
    dos: ['Put your link into the story and the bio.'],
    donts: ['Don’t use discount words that aren’t in the brief.'],
    disclosure_label: label,
  },
  {
    id: 'own-channels',
    name: msg`Content for your own channels`,
    title: msg`Three short films for our channels`,
    brief:
      'Make three short vertical films that we publish on our own channels for a year. We agree on the ideas before you start.',
    objective: 'content',
    platforms: ['instagram'],
    content: [{ type: 'reel', quantity: 3 }],
    categories: ['lifestyle'],
    compensation: 'paid',
    slots: 3,
    usage_rights: { days: 365, territory: 'India' },
    dos: ['Film in daylight.', 'Hand in films without music that needs a licence.'],
    donts: ['Don’t show children.'],
    disclosure_label: label,
  },
  {
    id: 'event',
    name: msg`Live from an event`,
    title: msg`Take your followers to our event`,
    brief:
      'Come to our event and go live from it. Talk to the people behind it, show what visitors see and answer questions of your followers.',
    objective: 'event',
    platforms: ['instagram'],
    content: [
      { type: 'live', quantity: 1 },
      { type: 'story', quantity: 4 },
    ],
    categories: ['lifestyle', 'music'],
    compensation: 'paid',
    slots: 4,
    dos: ['Announce the live stream a day before.'],
    donts: ['Don’t film backstage without asking.'],
    disclosure_label: label,
  },
];
