import type { FeaturedPlan } from './campaign-shape.ts';

/** Paid influencers with the amount in rupees, and their application messages. */
type Paid = [username: string, rupees: number, message: string];

interface PastPlan extends Omit<FeaturedPlan, 'phase'> {
  paid: readonly Paid[];
}

/** Past campaigns of the featured brands, with the work paid. */
export const PAST_PLANS: readonly PastPlan[] = [
  {
    title: 'Vishu kani before sunrise',
    creatorName: 'Kottaram Spices',
    days: [-238, -228, -225, -211],
    brief:
      'The kani as your house lays it, filmed before anybody speaks. Turmeric and pepper from our box are in the bowl.',
    languages: ['ml'],
    budget_total: 5_000_000,
    budget_per_creator: 1_250_000,
    slots: 4,
    hashtags: ['#VishuKani'],
    paid: [
      ['aarohi.cooks', 12_500, 'I lay the kani with my ammachi every year. This time the camera may come, quietly.'],
      ['devika.and.amma', 9_000, 'Amma says the bowl comes before the phone. So it will.'],
    ],
  },
  {
    title: 'The six o’clock glass',
    creatorName: 'Chai at Nine',
    days: [-186, -177, -174, -158],
    brief: 'A story set at six in the evening: the stall, the glass, the first sip. No music over it.',
    content: [{ type: 'story', quantity: 1 }],
    budget_total: 3_900_000,
    budget_per_creator: 650_000,
    slots: 6,
    hashtags: ['#SixOClockGlass'],
    paid: [['aarohi.cooks', 6_500, 'There is a stall below my window, and it is always six there.']],
  },
  {
    title: 'First rain, pepper rasam',
    creatorName: 'Kottaram Spices',
    days: [-196, -186, -182, -150],
    brief:
      'The first evening of rain and one pot of rasam. Crack our pepper where one can hear it, and say what the pot costs.',
    budget_total: 9_600_000,
    budget_per_creator: 1_600_000,
    slots: 6,
    hashtags: ['#FirstRain'],
    paid: [
      [
        'venkat.filterkaapi.diaries',
        15_000,
        'Rasam is what we drink when the kaapi is over. I have my grandmother’s pot.',
      ],
      ['devika.and.amma', 8_500, 'Amma and I disagree about garlic in it. That is the reel.'],
      ['ishaan.bhojon', 11_500, 'It rains in Kolkata too, and nobody there has heard of rasam.'],
    ],
  },
  {
    title: 'Curry leaf, three states',
    creatorName: 'Kottaram Spices',
    days: [-166, -156, -152, -121],
    brief: 'One leaf in three kitchens: yours, your neighbour’s, your mother’s. Our coriander is in each of them.',
    budget_total: 15_000_000,
    budget_per_creator: 2_000_000,
    slots: 7,
    hashtags: ['#ThreeStates'],
    paid: [
      ['sunita.rasoi', 19_000, 'इंदौर की कढ़ी, नागपुर की दाल, और माँ का पोहा: तीनों में पत्ता।'],
      ['farhan.streetplates', 14_000, 'I know three carts that fry it differently. One night, three plates.'],
      ['khetdiary', 7_500, 'We grow it behind the tube well. Ask me what it sells for.'],
      ['venkat.filterkaapi.diaries', 16_000, 'Two states are mine by birth and the third by marriage.'],
    ],
  },
  {
    title: 'Thirteen dishes for Onam',
    creatorName: 'Kottaram Spices',
    days: [-134, -124, -120, -88],
    brief:
      'One dish of the sadya a day, thirteen days long, each by somebody else. Say what goes in, in your own language.',
    languages: ['ml', 'en'],
    budget_total: 24_000_000,
    budget_per_creator: 2_400_000,
    slots: 10,
    hashtags: ['#ThirteenDishes'],
    paid: [
      ['aarohi.cooks', 18_000, 'Give me the olan. Everybody forgets it, and it is the one my ammachi judges by.'],
      ['sunita.rasoi', 21_000, 'ओणम मैंने कभी नहीं मनाया, इसलिए सब पूछूँगी।'],
      ['devika.and.amma', 9_500, 'Amma will take the payasam and nobody will argue.'],
      ['rukmini.ukadiche', 24_000, 'Puran and pradhaman are sisters. I would show it side by side.'],
      ['farhan.streetplates', 15_000, 'A leaf on a scooter through the old city: the injipuli goes first.'],
    ],
  },
  {
    title: 'Iced at noon',
    creatorName: 'Malabar Roasters',
    days: [-112, -104, -101, -86],
    brief: 'Cold coffee as it should be: beans, water, patience. One long video, from the evening before.',
    platforms: ['youtube'],
    content: [{ type: 'video', quantity: 1 }],
    budget_total: 12_600_000,
    budget_per_creator: 2_100_000,
    slots: 6,
    hashtags: ['#IcedAtNoon'],
    paid: [['aarohi.cooks', 21_000, 'I would brew it beside a pot of sulaimani and let my ammachi choose.']],
  },
  {
    title: 'Five tiffins, one box',
    creatorName: 'Kottaram Spices',
    days: [-104, -94, -90, -58],
    brief:
      'A school week from one box of spices: five tiffins, none of them twice. The price of each is on the screen.',
    objective: 'sales',
    budget_total: 19_000_000,
    budget_per_creator: 2_000_000,
    slots: 9,
    hashtags: ['#FiveTiffins'],
    paid: [
      ['sunita.rasoi', 20_000, 'पाँच दिन, पाँच डिब्बे, और बुधवार को पोहा नहीं।'],
      ['kabirlifts', 12_000, 'My niece eats what I eat. I will count the protein of all five.'],
      ['ishaan.bhojon', 12_500, 'Luchi on a Monday is a strong beginning.'],
      ['venkat.filterkaapi.diaries', 17_500, 'Five kinds of rice before seven in the morning. I am up anyway.'],
    ],
  },
  {
    title: 'Green pepper from Wayanad',
    creatorName: 'Kottaram Spices',
    days: [-34, -25, -22, -2],
    brief:
      'The new harvest comes green, on the stalk, for three weeks a year. Cook with it once and show where it grows.',
    objective: 'launch',
    languages: ['ml', 'en'],
    budget_total: 14_000_000,
    budget_per_creator: 2_000_000,
    slots: 7,
    hashtags: ['#GreenPepper'],
    paid: [
      ['aarohi.cooks', 16_500, 'It comes to Ernakulam market on Fridays, and I know who carries it down.'],
      ['farhan.streetplates', 15_500, 'A green pepper kebab that nobody has on the menu yet.'],
      ['tenzin.thukpa', 5_500, 'We have no pepper up here. I would put it where it has never been.'],
    ],
  },
];
