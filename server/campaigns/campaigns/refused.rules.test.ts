import { expect, test } from 'vitest';
import { type Finding, findRefused, findRefusedIn } from './refused.rules.ts';

const refused: [Finding['kind'], string][] = [
  ['games', 'Promote our online betting app during the IPL'],
  ['games', 'Place your bets on the final and win real cash'],
  ['games', 'Licensed casino in Goa looks for creators'],
  ['games', 'Play rummy with friends, sign-up bonus inside'],
  ['games', 'Teen Patti tournament tonight'],
  ['games', 'Satta matka results every hour'],
  ['games', 'Paise wala game khelo aur jeeto'],
  ['games', 'ऑनलाइन सट्टा खेलने का नया तरीका'],
  ['games', 'जुआ अब मोबाइल पर'],
  ['games', 'सट्टेबाज़ी ऐप का रिव्यू'],
  ['games', 'Try 1xBet today'],
  ['games', '#OnlineBetting #IPL'],
  ['games', 'B.E.T.T.I.N.G made easy'],
  ['games', 'c4sino nights'],
  ['games', 'Ｃａｓｉｎｏ nights'],
  ['games', 'саsinо with Cyrillic letters'],
  ['games', 'Colour prediction: earn daily'],
  ['games', 'real-money games for everybody'],
  ['tobacco', 'A reel with our premium cigars'],
  ['tobacco', 'Tobacco shop in Pune'],
  ['tobacco', 'New flavours of hookah at our lounge'],
  ['tobacco', 'Vape pens, 12 colours'],
  ['tobacco', 'Gutkha brand needs a face'],
  ['tobacco', 'silver coated elaichi and pan masala'],
  ['tobacco', 'तम्बाकू का नया ब्रांड'],
  ['tobacco', 'बीड़ी और सिगरेट की दुकान'],
  ['tobacco', 'tambaku bechne wale creators'],
  ['alcohol', 'Launch of our craft beer'],
  ['alcohol', 'Wine tasting at the vineyard'],
  ['alcohol', 'Whisky evening for men'],
  ['alcohol', 'wh!sky evening'],
  ['alcohol', 'Royal Stag music CDs'],
  ['alcohol', 'Kingfisher soda, taste the good times'],
  ['alcohol', '0.0 % non-alcoholic beer, tastes the same'],
  ['alcohol', 'zero alcohol beer for parties'],
  ['alcohol', 'Daru party in Goa'],
  ['alcohol', 'शराब की नई दुकान'],
  ['alcohol', 'दारू पार्टी का वीडियो'],
  ['alcohol', 'a1cohol delivery'],
  ['medicine', 'Buy Ozempic without a prescription'],
  ['medicine', 'Weight loss injections, delivered'],
  ['medicine', 'Antibiotics at half the price'],
  ['medicine', 'Viagra for a better night'],
  ['medicine', 'Schedule H drugs online'],
  ['medicine', 'bina parche ki dawa ghar par'],
  ['medicine', 'नींद की गोलियां सस्ते में'],
  ['medicine', 'पर्चे वाली दवा ऑनलाइन'],
];

test.each(refused)('refuses as %s: %s', (kind, text) => {
  expect(findRefused(text)).toMatchObject({ kind, isSure: true });
});

const fine = [
  'A wine-red dress for the wedding season',
  'Wine coloured lehenga, styled three ways',
  'Bet you cannot eat just one',
  'Your best bet for monsoon skin',
  'I bet you will love this',
  'Smokey eyes in five minutes',
  'Smoky grey kajal',
  'Pharmacy internship for students of B.Pharm',
  'Champagne gold nail polish',
  'Cocktail dress under ₹2,000',
  'Alcohol-free perfume',
  'Face wash without alcohol',
  'Matka kulfi from Old Delhi',
  'Poker face challenge',
  'Better together: our new tea',
  'The ginger of Wayanad, and its people',
  'Rum cake? No: plum cake',
  'Engine oil and car wash',
  'Begin your morning with filter coffee',
  'Original jewellery, imaginative packaging',
  'Beach clean-up drive in Kochi',
  'Root beer floats',
  'Laughter is the best medicine: stand-up night',
  'Prescription glasses with blue-light filter',
  'रम जाना इस संगीत में',
  'गिन गिन के तारे',
  'जिन लोगों को चाय पसंद है',
  'Cigarette pants in linen',
  'Juice bar opening',
  'Scotch-Brite sponge demo',
  'Drumming workshop for children',
  'Crumb-free toaster',
  'Shisha mirror work on cotton',
  'Alphabet games for toddlers',
  'Fine winter wear',
  'Bidirectional charging cable',
  'Abidi fashion house',
  'Burger and fries',
  'Sadya at home, course by course',
  'A lounge chair',
];

test.each(fine)('finds nothing in: %s', (text) => {
  expect(findRefused(text)).toBeNull();
});

const doubtful: [Finding['kind'], string][] = [
  ['games', 'Fantasy cricket with our team'],
  ['games', 'Beat the odds with us'],
  ['games', 'This is no betting, it is a quiz'],
  ['alcohol', 'A brandy-coloured bag called Brandy'],
  ['alcohol', 'No alcohol is served at the event'],
  ['alcohol', 'शराब नहीं, दूध पियो'],
  ['alcohol', 'Happy hour at the salon'],
  ['tobacco', 'Smoking chamber for fish'],
  ['tobacco', 'No tobacco, no plastic: a clean beach'],
  ['medicine', 'Ayurvedic medicine for hair'],
  ['medicine', 'घर तक दवा'],
];

test.each(doubtful)('leaves as doubtful (%s) for an operator: %s', (kind, text) => {
  expect(findRefused(text)).toMatchObject({ kind, isSure: false });
});

test("checks every text of a campaign except its don'ts", () => {
  const sure = { kind: 'alcohol', word: 'vodka', isSure: true };
  const texts = [
    { title: 'Vodka' },
    { brief: 'With vodka' },
    { hashtags: ['#Vodka'] },
    { dos: ['Hold the vodka'] },
    { needs: [{ kind: 'product' as const, description: 'Vodka', value: 1 }] },
    { link: 'https://vodka.example/shop' },
  ];
  for (const body of texts) expect(findRefusedIn(body)).toEqual(sure);
  expect(findRefusedIn({ title: 'Tea', donts: ['No vodka in the picture'] })).toBeNull();
});

test('finds nothing in a long text about something else', () => {
  expect(findRefused('Tell us about your favourite dish, and why. '.repeat(110))).toBeNull();
});
