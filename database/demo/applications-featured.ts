import type { ApplicationStatus } from '../../contract/campaigns/applications.ts';
import { FEATURED } from './campaigns-featured.ts';
import { PAST_PLANS } from './campaigns-past.ts';

interface FeaturedApplication {
  campaign: string;
  username: string;
  status: ApplicationStatus;
  rupees: number;
  message: string;
}

const featuredMessage = (
  campaign: string,
  username: string,
  status: ApplicationStatus,
  rupees: number,
  message: string,
): FeaturedApplication => ({
  campaign,
  username,
  status,
  rupees,
  message,
});

/** Applications of the cast, as the screenshots show them. */
export const FEATURED_APPLICATIONS: readonly FeaturedApplication[] = [
  featuredMessage(
    FEATURED.sadya,
    'aarohi.cooks',
    'shortlisted',
    18_000,
    'I’d cook the sadya course by course, one reel for each of two, with the price of your sambar mix against loose spices from our market. My Onam set in August reached 3.1 lakh.',
  ),
  featuredMessage(
    FEATURED.sadya,
    'sunita.rasoi',
    'applied',
    21_000,
    'पिछली बार एक रील से 212 मसाला बॉक्स बिके। इस बार साम्भर हमारे इंदौर के पोहे के साथ।',
  ),
  featuredMessage(
    FEATURED.sadya,
    'venkat.filterkaapi.diaries',
    'applied',
    16_500,
    'Sambar is a breakfast where I come from. Two edits, one with idli, one with the leaf.',
  ),
  featuredMessage(
    FEATURED.sadya,
    'ishaan.bhojon',
    'offered',
    12_500,
    'A Bengali cooks his first sadya, with all the mistakes in it.',
  ),
  featuredMessage(
    FEATURED.sadya,
    'farhan.streetplates',
    'applied',
    14_000,
    'I can bring the leaf to the old city at night. Nobody has done that.',
  ),
  featuredMessage(
    FEATURED.sadya,
    'devika.and.amma',
    'submitted',
    8_500,
    'Amma has opinions on every sambar mix. We will film them.',
  ),
  featuredMessage(
    FEATURED.sadya,
    'kabirlifts',
    'accepted',
    9_500,
    'What is in a sadya for somebody who lifts: I would count it honestly.',
  ),
  featuredMessage(
    FEATURED.sadya,
    'khetdiary',
    'applied',
    7_800,
    'Is Punjabi fine for the brief? We grow the coriander.',
  ),
  featuredMessage(
    FEATURED.sadya,
    'rukmini.ukadiche',
    'applied',
    34_000,
    'Amti and sambar on one leaf, in Marathi and Hindi.',
  ),
  featuredMessage(
    FEATURED.sadya,
    'tenzin.thukpa',
    'declined',
    4_000,
    'Sambar at two thousand metres takes an hour longer. I would show why.',
  ),
  featuredMessage(FEATURED.diwali, 'sunita.rasoi', 'paid', 21_000, 'दिवाली की रील हर साल सबसे ज़्यादा देखी जाती है।'),
  featuredMessage(
    FEATURED.diwali,
    'aarohi.cooks',
    'paid',
    17_000,
    'A Diwali box in a Malayali house: I have a story for that.',
  ),
  featuredMessage(
    FEATURED.roast,
    'aarohi.cooks',
    'offered',
    19_000,
    'My balcony looks over the market, and the first sip is at six anyway.',
  ),
  featuredMessage(
    FEATURED.roast,
    'venkat.filterkaapi.diaries',
    'shortlisted',
    16_500,
    'Filter Kaapi Diaries without this coffee would be a lie.',
  ),
  featuredMessage(
    FEATURED.tea,
    'aarohi.cooks',
    'in_progress',
    16_000,
    'The first cup is for my ammachi. She will judge it on camera.',
  ),
  featuredMessage(
    FEATURED.tea,
    'ishaan.bhojon',
    'paid',
    12_000,
    'First flush people and second flush people fight in my house.',
  ),
  featuredMessage(
    FEATURED.kalam,
    'aarohi.cooks',
    'applied',
    14_000,
    'Fort Kochi is where I buy fish. Forty frames is too few.',
  ),
  ...PAST_PLANS.flatMap(({ title, paid }) =>
    paid.map(([username, rupees, message]) => featuredMessage(title, username, 'paid', rupees, message)),
  ),
];
