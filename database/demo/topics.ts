/** Bios and handles of creators by category. `{city}` and `{price}` are filled in. */
export interface Topic {
  category: string;
  /** Relative frequency. */
  weight: number;
  handles: readonly string[];
  bios: readonly string[];
  hindi: readonly string[];
  /** Categories that often go with it. */
  near: readonly string[];
}

const topic = (
  category: string,
  weight: number,
  handles: string,
  near: string,
  bios: readonly string[],
  hindi: readonly string[],
): Topic => ({ category, weight, handles: handles.split(' '), near: near.split(' '), bios, hindi });

export const TOPICS: readonly Topic[] = [
  topic(
    'food',
    14,
    'cooks rasoi eats kitchen thali tiffin streetplates',
    'travel lifestyle health',
    [
      'Home cooking from {city}, with the price of every plate on screen.',
      'Street food of {city}, one stall an evening. No paid queues.',
      'Recipes my grandmother never wrote down. Under a minute each.',
    ],
    ['{city} की रसोई से: घर का खाना, कम समय में।', 'हर शाम {city} का एक ठेला, पूरा स्वाद।'],
  ),
  topic(
    'fashion',
    13,
    'drapes wears closet stitches looks saree',
    'beauty handloom jewellery lifestyle',
    [
      'Sarees for work, trains and rain. {city}.',
      'Thrifted, stitched, worn again. Sizes 30 to 44.',
      'Looks under ₹{price}, links in stories. {city}.',
    ],
    ['साड़ी हर दिन, हर मौसम। {city}', '₹{price} से कम में पूरा लुक।'],
  ),
  topic(
    'beauty',
    10,
    'glows skin makeup shade kajal',
    'fashion health lifestyle',
    [
      'Skincare for Indian summers. I read the labels so that you need not.',
      'Shades for deeper skin, tested through a {city} day.',
    ],
    ['भारतीय त्वचा के लिए सच्ची सलाह। {city}'],
  ),
  topic(
    'travel',
    8,
    'yatra wanders roads backpack trails',
    'photography food lifestyle',
    ['Slow trains, cheap rooms, full plates. From {city}.', 'Weekend roads out of {city}, with costs to the rupee.'],
    ['{city} से सफ़र, पूरे खर्च के साथ।'],
  ),
  topic(
    'technology',
    7,
    'tech bytes gadgets unboxed gyan',
    'gaming education business',
    ['Phones under ₹{price}, used for a month before I speak.', 'Tech in plain words. Long-term reviews from {city}.'],
    ['₹{price} से कम के फ़ोन, एक महीना चलाकर।'],
  ),
  topic(
    'fitness',
    7,
    'lifts runs moves fit akhada',
    'health lifestyle food',
    [
      'Strength for people with desk jobs. No supplements sold here.',
      'Running {city} before sunrise. Marathon plans for working parents.',
    ],
    ['घर पर कसरत, बिना महँगे सामान के।'],
  ),
  topic(
    'lifestyle',
    7,
    'days life diaries vlogs',
    'fashion travel home',
    ['A small flat in {city}, a large family, and everything between.', 'Everyday things done well. {city}.'],
    ['{city} की रोज़ की ज़िन्दगी, जैसी है वैसी।'],
  ),
  topic(
    'comedy',
    6,
    'laughs bakchod funny skits',
    'cinema lifestyle',
    ['Every aunty in {city} is played by me.', 'Office sketches for people reading this at the office.'],
    ['{city} की हर आंटी मैं ही हूँ।'],
  ),
  topic(
    'parenting',
    5,
    'mom amma papa littleones',
    'education health home',
    ['Two children, one income, honest reviews. {city}.', 'Tiffin ideas and slow mornings with a four-year-old.'],
    ['दो बच्चे, एक माँ, रोज़ की सच्ची बातें।'],
  ),
  topic(
    'education',
    5,
    'teaches classes gyan notes',
    'books finance technology',
    ['Maths for class 10 in the language of home. Free, every evening.', 'Exam notes that fit one page. From {city}.'],
    ['कक्षा 10 का गणित, अपनी भाषा में।'],
  ),
  topic(
    'finance',
    4,
    'paisa money invests budget',
    'business education',
    ['Where a salary of ₹{price} goes, and how to keep some of it.', 'Index funds, insurance and no hot tips.'],
    ['₹{price} की तनख़्वाह में बचत कैसे हो।'],
  ),
  topic(
    'gaming',
    4,
    'plays gg live gamer',
    'technology comedy',
    ['Ranked every night at nine, {city} time.', 'Mobile games on a ₹{price} phone.'],
    ['रात नौ बजे लाइव।'],
  ),
  topic(
    'music',
    4,
    'sings raag strings beats',
    'dance art',
    ['Carnatic at dawn, covers at night. {city}.', 'Songs my city forgot.'],
    ['राग और रियाज़, {city} से।'],
  ),
  topic(
    'dance',
    4,
    'dances taal steps',
    'music fitness',
    ['Bharatanatyam for grown-up beginners.', 'Garba steps slowed down, one a day.'],
    ['हर दिन एक नया स्टेप।'],
  ),
  topic(
    'home',
    4,
    'homes decor nest corner',
    'lifestyle handloom art',
    ['Rented flat, real plants, no drilling. {city}.', 'Indian homes, under ₹{price} a corner.'],
    ['किराए का घर, अपना सा।'],
  ),
  topic(
    'handloom',
    3,
    'weaves loom puan khadi',
    'fashion sustainability art',
    ['Looms I sat beside, and who wove what you wear.', 'Cloth of the hills around {city}.'],
    ['करघे के पास बैठकर सुनी कहानियाँ।'],
  ),
  topic(
    'agriculture',
    3,
    'kheti farms khetdiary soil',
    'sustainability food',
    ['Twelve acres near {city}. Seasons, prices, mistakes.', 'Terrace vegetables for city people.'],
    ['{city} के पास बारह एकड़, मौसम और मंडी के साथ।'],
  ),
  topic(
    'spirituality',
    3,
    'yoga satsang breathes',
    'health travel',
    ['Yoga for bad backs, twenty minutes, no music.', 'Temples around {city} and the stories on their walls.'],
    ['बीस मिनट का योग, रोज़।'],
  ),
  topic(
    'automobile',
    3,
    'rides motors wheels',
    'travel technology',
    ['Bikes I paid for, roads I measured. {city}.', 'Mileage tests in real traffic.'],
    ['असली सड़क, असली माइलेज।'],
  ),
  topic(
    'cricket',
    3,
    'cricket nets googly',
    'fitness comedy',
    ['Gully cricket with commentary nobody asked for.', 'Leg spin explained from a terrace in {city}.'],
    ['गली क्रिकेट, पूरी कमेंट्री।'],
  ),
  topic(
    'photography',
    2,
    'frames clicks lens',
    'travel art',
    ['{city} between five and seven in the morning.', 'Portraits of people who work with their hands.'],
    ['सुबह पाँच से सात का {city}।'],
  ),
  topic(
    'books',
    2,
    'reads pages kitaab',
    'education art',
    ['One Indian novel a week, in three languages.', 'Second-hand books of {city}.'],
    ['हर हफ़्ते एक किताब।'],
  ),
  topic(
    'art',
    2,
    'draws paints inks',
    'photography handloom',
    ['Warli, Madhubani and my own mistakes.', 'Sketching every metro line of {city}.'],
    ['मधुबनी और मेरे रंग।'],
  ),
  topic(
    'pets',
    2,
    'paws indie woofs',
    'lifestyle parenting',
    ['Three indies from the streets of {city}.', 'Rescue, feed, adopt. No breeders.'],
    ['{city} की सड़कों से तीन दोस्त।'],
  ),
  topic(
    'sustainability',
    2,
    'mends slow green',
    'home handloom',
    ['Repair before you buy. {city}.', 'A year without fast fashion, with the numbers.'],
    ['पहले ठीक करो, फिर ख़रीदो।'],
  ),
  topic(
    'weddings',
    2,
    'shaadi brides mandap',
    'fashion jewellery photography',
    ['Weddings under ₹{price} that people remember.', 'Brides of {city}, without the filter.'],
    ['कम ख़र्च, यादगार शादी।'],
  ),
  topic(
    'jewellery',
    2,
    'jhumka gold sonar',
    'fashion weddings',
    ['Temple jewellery, old and borrowed.', 'Gold rates and good sense, every Saturday.'],
    ['झुमके, बस झुमके।'],
  ),
  topic(
    'health',
    3,
    'heals nutri doctor',
    'fitness food',
    ['A dietitian who eats rice. {city}.', 'Sugar, sleep and stress in simple words.'],
    ['डाइटिशियन, जो चावल खाती है।'],
  ),
  topic(
    'business',
    2,
    'builds startup dukaan',
    'finance technology',
    ['How small shops of {city} make money.', 'Founders who failed, speaking freely.'],
    ['{city} की दुकानों की कमाई की कहानी।'],
  ),
  topic(
    'cinema',
    2,
    'reels cinema talkies',
    'comedy music',
    ['Malayalam films for people who do not speak it.', 'Single screens of {city}.'],
    ['सिनेमा की बात, बिना सितारों के।'],
  ),
];

/** Creators in the states of filter coffee mention it. */
const COFFEE_STATES = new Set(['KL', 'TN', 'KA']);
const COFFEE_BIOS: ReadonlyMap<string, string> = new Map([
  ['Home cooking from {city}, ', 'Filter coffee and home cooking from {city}, '],
  ['Everyday things done well. ', 'Filter coffee, cotton sarees, everyday things done well. '],
]);

export function inItsState(bio: string, stateId: string): string {
  if (!COFFEE_STATES.has(stateId)) return bio;
  return [...COFFEE_BIOS].reduce((text, [from, to]) => text.replace(from, to), bio);
}
