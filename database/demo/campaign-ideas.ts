/** Campaign ideas of brands, by category. `{brand}` and `{city}` are filled in. */
export interface Idea {
  title: string;
  brief: string;
  hashtags: readonly string[];
  dos: readonly string[];
  donts: readonly string[];
}

const idea = (title: string, brief: string, tags: string, dos: readonly string[], donts: readonly string[]): Idea => ({
  title,
  brief,
  hashtags: tags.split(' ').map((tag) => `#${tag}`),
  dos,
  donts,
});

const food = [
  idea(
    'One pan, one {brand} dinner',
    'Cook a weekday dinner with {brand} in your own kitchen. Show the pan, the price and the faces at the table. We send the ingredients; the recipe is yours.',
    'OnePanDinner GharKaKhana',
    ['Show the price of the plate', 'Name the dish in your language first'],
    ['Restaurant kitchens'],
  ),
  idea(
    'Monsoon snacks of {city}',
    'Rain, a window, something hot. Make the snack your street is known for with {brand}, and say who taught you. A steady phone picture is enough.',
    'MonsoonSnacks BaarishAurChai',
    ['Steam in the first two seconds'],
    ['Stock music with words'],
  ),
  idea(
    'The tiffin that came back empty',
    'Pack a lunch box with {brand} that nobody leaves over. Film the packing and the empty box. Honest failures are welcome.',
    'EmptyTiffin',
    ['One take of the empty box'],
    ['Health claims'],
  ),
];
const fashion = [
  idea(
    'Seven days, one dupatta',
    'Wear one {brand} piece seven ways in a working week. Buses, offices and rain count for more than studios.',
    'OneDupatta WornAgain',
    ['Show the label once', 'Daylight'],
    ['Body-shape filters'],
  ),
  idea(
    'What {city} wears to work',
    'Your real work clothes with one thing by {brand}. Tell what it cost and how it washes.',
    'WearsToWork',
    ['Say the price aloud'],
    ['Comparison with other brands'],
  ),
];
const beauty = [
  idea(
    'Forty degrees, eight hours',
    'Wear {brand} through a hot day in {city} and show your face every two hours without a filter. If it melts, say so.',
    'FortyDegrees NoFilter',
    ['Same light each time'],
    ['Skin-lightening words', 'Filter'],
  ),
  idea(
    'Labels in plain words',
    'Read the back of the {brand} bottle to your followers in your own language and say what each thing does.',
    'ReadTheLabel',
    ['Two languages are fine'],
    ['Medical promises'],
  ),
];
const travel = [
  idea(
    'Two nights under ₹3,000 near {city}',
    'Plan a weekend within four hours of {city} with {brand}. Put every rupee on screen: ticket, bed, meals.',
    'WeekendUnder3000',
    ['A map in the first reel'],
    ['Drone shots without permission'],
  ),
  idea(
    'Slow train, full plate',
    'A train journey with what you eat at each halt. {brand} travels in your bag.',
    'SlowTrain',
    ['Name each station'],
    ['Never lean out of doors'],
  ),
];
const craft = [
  idea(
    'Who wove this',
    'Sit with the person who made the {brand} piece you wear and let her speak first. Subtitles by us.',
    'WhoWoveThis Handloom',
    ['Name the weaver', 'Sound of the loom'],
    ['Haggling scenes'],
  ),
  idea(
    'A loom in {city}',
    'Follow one cloth from yarn to parcel with {brand}. Two reels, one week apart.',
    'LoomToParcel',
    ['Hands before faces'],
    ['Power looms in the picture'],
  ),
];
const tech = [
  idea(
    'A month before I speak',
    'Use {brand} for thirty days and review it only then. Good and bad, with numbers you measured yourself.',
    'OneMonthReview',
    ['Show your test'],
    ['Unboxing only'],
  ),
  idea(
    'Explain it to your mother',
    'Explain what {brand} does to somebody who does not care about technology, in her language.',
    'ExplainToMaa',
    ['Real family, real questions'],
    ['Jargon'],
  ),
];
const body = [
  idea(
    'Ten minutes before chai',
    'A short routine anybody in {city} can do before the first tea, with {brand} beside you. Beginners welcome.',
    'TenMinutesBeforeChai',
    ['Show an easier version'],
    ['Before-and-after pictures'],
  ),
  idea(
    'The desk-job walk',
    'Four thousand steps around an ordinary office with {brand}. Make it funny.',
    'DeskJobWalk',
    ['Step counter on screen'],
    ['Weight-loss promises'],
  ),
];
const learn = [
  idea(
    'One hard thing, one minute',
    'Explain the hardest idea of your week in a minute, with {brand}. Any subject, any language.',
    'OneHardThing',
    ['Write by hand'],
    ['Rank promises'],
  ),
  idea(
    'First salary, first mistake',
    'Tell the money mistake you made with your first salary and what {brand} would have changed.',
    'FirstSalary',
    ['Real numbers'],
    ['Stock tips'],
  ),
];
const home = [
  idea(
    'One corner, ₹2,000',
    'Change one corner of a rented room with {brand} for less than ₹2,000. Before, during, after.',
    'OneCorner',
    ['Show the bill'],
    ['Drilling'],
  ),
  idea(
    'Festival table in {city}',
    'Set a table for the next festival with {brand} and what the house already has.',
    'FestivalTable',
    ['Lamps lit at the end'],
    ['Plastic flowers'],
  ),
];
const play = [
  idea(
    'The commentary nobody asked for',
    'Comment an everyday scene in {city} like a cricket final, {brand} somewhere in the frame.',
    'NobodyAsked',
    ['First joke within three seconds'],
    ['Nothing about religion or looks'],
  ),
  idea(
    'Cover it in your language',
    'Sing the {brand} tune as your grandmother would have. Any instrument, any kitchen.',
    'GrandmotherCover',
    ['Sound recorded live'],
    ['Auto-tune'],
  ),
];

const BY_CATEGORY: Record<string, readonly Idea[]> = {
  food,
  fashion,
  beauty,
  travel,
  handloom: craft,
  art: craft,
  sustainability: craft,
  jewellery: fashion,
  weddings: home,
  technology: tech,
  gaming: play,
  automobile: tech,
  fitness: body,
  health: body,
  spirituality: body,
  pets: home,
  agriculture: food,
  education: learn,
  finance: learn,
  books: learn,
  business: learn,
  home,
  parenting: home,
  comedy: play,
  music: play,
  cinema: play,
  photography: travel,
  cricket: play,
  lifestyle: fashion,
};

export function ideasFor(category: string): readonly Idea[] {
  return BY_CATEGORY[category] ?? food;
}

/** Ideas of joint campaigns. */
export const JOINT_IDEAS: readonly Idea[] = [
  idea(
    '{city} food walk, twelve stops',
    'A walking weekend with twelve kitchens of {city}. We need a crew, a van, creators who eat on camera and brands that feed them.',
    'FoodWalk',
    ['Credit every kitchen'],
    ['Exclusives'],
  ),
  idea(
    'Looms on the road from {city}',
    'Ten weavers, five towns, one van. Partners bring places and film; brands bring cloth; creators bring people.',
    'LoomsOnTheRoad',
    ['Pay the weavers first'],
    ['Discounts on cloth'],
  ),
  idea(
    'Open-air cinema, {city}',
    'Three nights of short films by young makers on a wall of {city}. Sound, screen, snacks and an audience wanted.',
    'WallCinema',
    ['Subtitles on everything'],
    ['Trailers over a minute'],
  ),
  idea(
    'A school library in a month',
    'Two thousand books for a school near {city}, collected, covered and read aloud by creators.',
    'LibraryInAMonth',
    ['Children only from behind'],
    ['Branded uniforms'],
  ),
  idea(
    'Clean ghat Sunday, {city}',
    'One Sunday, four hundred pairs of gloves, breakfast for all. Creators bring hands, partners the trucks.',
    'CleanGhat',
    ['Weigh what was collected'],
    ['Littering for a picture'],
  ),
  idea(
    'Marathon morning in {city}',
    'Water points, music and shoes for a run of eleven kilometres before the sun is up.',
    'MarathonMorning',
    ['Route map in every post'],
    ['Doping jokes'],
  ),
];
