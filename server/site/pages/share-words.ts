import type { PublicPage } from '../../../contract/site/public-pages.ts';

export type ShareLanguage = 'en' | 'hi';

interface ShareWords {
  pages: Record<PublicPage, string>;
  /** Below a page's title. */
  about: string;
  city: (name: string) => string;
  cityLine: (state: string) => string;
  referral: string;
  plans: string;
  applyBy: (day: string) => string;
  joint: string;
}

/** Texts of share pictures, in the languages of the screens. */
export const shareWords: Record<ShareLanguage, ShareWords> = {
  en: {
    pages: {
      home: 'Find the creators your customers already trust',
      solutions: 'One place for the whole collaboration',
      plans: 'Premium Subscription Plans',
      referralProgram: 'Bring somebody good, and earn with them',
      faqs: 'Questions and answers',
      signup: 'Join as a brand, an influencer or a partner',
      login: 'Welcome back',
      terms: 'Terms of Service',
      privacy: 'Privacy Policy',
      cancellation: 'Cancellation & Refund',
      cookies: 'Cookies',
    },
    about: 'Influencer and brand collaborations in India',
    city: (name) => `Top influencers in ${name}`,
    cityLine: (state) => `${state} · verified accounts, by followers`,
    referral: 'for each qualified referral',
    plans: 'Plans from',
    applyBy: (day) => `apply by ${day}`,
    joint: 'Joint campaign',
  },
  hi: {
    pages: {
      home: 'वे क्रिएटर खोजें जिन पर आपके ग्राहक पहले से भरोसा करते हैं',
      solutions: 'साथ मिलकर काम करने की एक ही जगह',
      plans: 'प्रीमियम सब्सक्रिप्शन प्लान',
      referralProgram: 'किसी अच्छे साथी को लाएँ और उनके साथ कमाएँ',
      faqs: 'सवाल-जवाब',
      signup: 'ब्रैंड, इन्फ्लुएंसर या पार्टनर बनकर जुड़ें',
      login: 'फिर से स्वागत है',
      terms: 'सेवा की शर्तें',
      privacy: 'निजता नीति',
      cancellation: 'रद्द करना और रिफ़ंड',
      cookies: 'कुकीज़',
    },
    about: 'भारत में इन्फ्लुएंसर और ब्रैंड का साथ',
    city: (name) => `${name} के टॉप इन्फ्लुएंसर`,
    cityLine: (state) => `${state} · वेरिफ़ाइड अकाउंट, फ़ॉलोअर के क्रम में`,
    referral: 'हर मान्य रेफ़रल पर',
    plans: 'प्लान, शुरुआत',
    applyBy: (day) => `${day} तक आवेदन करें`,
    joint: 'जॉइंट कैंपेन',
  },
};
