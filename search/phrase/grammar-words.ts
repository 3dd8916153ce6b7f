/** The small words of a sentence about creators: what bounds a number, what it counts, what excludes, what says nothing. */
export const bounds = {
  before: {
    max: 'under, below, less than, lesser than, fewer than, upto, up to, within, max, maximum, at most, not more than, no more than, not above, not over, cheaper than, till, ज़्यादा से ज़्यादा, अधिकतम, zyada se zyada, jyada se jyada, zyada se jyada, jada se jada, <, <=, ≤',
    min: 'over, above, more than, greater than, minimum, min, at least, atleast, not less than, no less than, not below, starting from, starting at, starting, from, कम से कम, न्यूनतम, kam se kam, kamsekam, >, >=, ≥',
    near: 'around, about, approx, approximately, roughly, nearly, almost, ~, लगभग, करीब, क़रीब, तकरीबन, lagbhag, kareeb, karib, takriban',
    between: 'between, b/w',
  },
  after: {
    max: 'max, maximum, or less, or below, or under, and below, से कम, तक, के अंदर, के भीतर, के नीचे, से नीचे, से ज़्यादा नहीं, से अधिक नहीं, से ऊपर नहीं, तक का, तक की, se kam, se kam me, se kam mein, tak, tak ka, tak ki, tak me, ke andar, k andar, andar, ke neeche, ke niche, se neeche, se niche, se zyada nahi, se jyada nahi, se zyada nahin, se upar nahi, ke under',
    min: 'plus, +, or more, or above, and above, and more, and up, onwards, minimum, min, से ज़्यादा, से अधिक, से ऊपर, के ऊपर, या उससे ज़्यादा, या ज़्यादा, या अधिक, से कम नहीं, प्लस, न्यूनतम, se zyada, se jyada, se jada, se zada, se ziada, se zyaada, se upar, se uper, ke upar, ke uper, se adhik, se kam nahi, se kam nahin, ya usse zyada, ya zyada',
    near: 'ke aas paas, ke aaspaas, ke karib, ke kareeb, के आसपास, के आस पास, के करीब',
    between: 'के बीच, ke beech, ke bich',
  },
} as const;

/** Between two numbers they make a range. */
export const rangeWords = '-, –, —, to, till, upto, se, से';
/** And these too, where the sentence says between. */
export const betweenWords = 'and, &, aur, और, or, ya, या';

export const counted = {
  followers:
    'follower, followers, following, fans, fan following, fan base, subs, subscriber, subscribers, फ़ॉलोअर, फ़ॉलोअर्स, फ़ॉलोवर, फ़ॉलोवर्स, सब्सक्राइबर, सब्सक्राइबर्स, followrs, folowers, follwers, followars, फॉलोइंग',
  price:
    'budget, price, prices, priced, pricing, rate, rates, cost, costs, costing, charge, charges, charging, fee, fees, बजट, रेट, कीमत, क़ीमत, दाम, फ़ीस, चार्ज, keemat, kimat, daam, dam, paise',
  engagement: 'engagement, engagement rate, engaged, er, एंगेजमेंट, इंगेजमेंट, एंगेजमेंट रेट, engagment',
  audience:
    'audience, audiences, viewership, viewers, target audience, दर्शक, दर्शकों, ऑडियंस, ऑडिएंस, darshak, dekhne wale, देखने वाले',
  views: 'view, views, reach, likes, average views, avg views, व्यूज़, व्यू',
} as const;

/** Common requests that have no filter. */
export const vague =
  'south indian, north indian, south india, north india, northeast, north east, cheap, cheapest, affordable, inexpensive, low budget, low cost, sasta, saste, sasti, kam budget, सस्ता, सस्ते, सस्ती, कम बजट, दक्षिण भारतीय, उत्तर भारतीय, barter, trending, viral';
export const mostly = 'mostly, mainly, majority, predominantly, largely, ज़्यादातर, अधिकतर, zyadatar, jyadatar';
export const currency =
  '₹, rs, inr, rupee, rupees, rupaye, rupay, rupaya, rupya, rupiya, rupye, रुपये, रुपए, रुपया, रु, /-, bucks';
export const percent = '%, percent, pct, per cent, प्रतिशत, फ़ीसदी, pratishat, feesadi';

export const units: Record<string, number> = {};
for (const [value, words] of [
  [100, 'hundred, sau, सौ'],
  [1e3, 'k, thousand, thousands, hazar, hazaar, hajar, hajaar, hzr, हज़ार'],
  [1e5, 'l, lac, lacs, lakh, lakhs, lkh, लाख'],
  [1e6, 'm, mn, mil, million, millions, मिलियन'],
  [1e7, 'cr, crore, crores, karod, करोड़'],
] as const) {
  for (const word of words.split(', ')) units[word] = value;
}

/** Words of numbers; each counts only before a unit. */
export const numerals: Record<string, number> = {};
for (const [value, words] of [
  [0.5, 'half, aadha, आधा'],
  [1, 'one, a, ek, एक'],
  [1.25, 'sava, सवा'],
  [1.5, 'dedh, डेढ़'],
  [2, 'two, do, दो'],
  [2.5, 'dhai, ढाई'],
  [3, 'three, teen, तीन'],
  [4, 'four, char, chaar, चार'],
  [5, 'five, panch, paanch, पांच'],
  [6, 'six, chhe, chhah, छह'],
  [7, 'seven, saat, सात'],
  [8, 'eight, aath, आठ'],
  [9, 'nine, nau, नौ'],
  [10, 'ten, das, दस'],
  [15, 'fifteen, pandrah, पंद्रह'],
  [20, 'twenty, bees, बीस'],
  [25, 'twenty five, pachees, pachis, पच्चीस'],
  [30, 'thirty, tees, तीस'],
  [40, 'forty, chalis, chaalis, चालीस'],
  [50, 'fifty, pachas, pachaas, पचास'],
  [60, 'sixty, saath, साठ'],
  [75, 'seventy five, pachhattar, पचहत्तर'],
  [80, 'eighty, assi, अस्सी'],
] as const) {
  for (const word of words.split(', ')) numerals[word] = value;
}

export const sizes: Record<string, { min: number; max?: number }> = {
  'nano, नैनो': { min: 1_000, max: 10_000 },
  'micro, माइक्रो': { min: 10_000, max: 100_000 },
  'mid tier, midtier, मिड टियर': { min: 100_000, max: 500_000 },
  'macro, मैक्रो': { min: 100_000, max: 1_000_000 },
  'mega, मेगा': { min: 1_000_000 },
};

export const verified = {
  true: 'verified, verify, blue tick, bluetick, connected, सत्यापित, वेरिफ़ाइड, वेरीफाइड, ब्लू टिक',
  false: 'unverified, non verified, not verified',
} as const;

export const excluding = {
  before:
    'not, no, without, except, excluding, exclude, other than, but not, avoid, non, बिना, bina, minus, apart from',
  after:
    'नहीं, के अलावा, छोड़कर, छोड़ के, के बिना, को छोड़कर, nahi, nahin, nai, ke alawa, ke alava, chhodkar, chhod kar, chodkar, chhod ke, ko chhodkar, ke bina, ke siva',
} as const;

/** Words after or before which a namesake is the place. */
export const placeWords =
  'in, from, near, around, at, based in, based, side, area, city, में, से, के, की, का, वाले, वाली, me, mein, mai, se, ke, ki, ka, wale, wali, wala, vale, vali, based out of, located in';

export const fillers = `a, an, the, of, for, on, by, with, and, or, nor, who, that, whose, which, their, they, is, are, be, has, have, having, can, do, does, will, to, at, it, its, than, some, any, all, please, plz, pls, me, my, our, us, we, i, you, hi, hello, need, needed, needs, want, wanted, looking, look, search, searching, find, show, get, give, suggest, require, required, requirement, requirements, urgent, urgently, good, best, top, great, nice, famous, popular, high, low, new, each, every, per, one, people, person, someone, creator, creators, influencer, influencers, content creator, content creators, content, blogger, bloggers, vlogger, vloggers, blog, vlog, vlogs, blogs, reviewer, reviewers, channel, channels, page, pages, account, accounts, profile, profiles, handle, handles, maker, makers, making, makes, make, posting, who post, who speak, speak, speaks, speaking, talk, talks, about, coach, coaches, expert, experts, based, brand, brands, campaign, type, kind, niche, category, working, age, aged, years, year, old, level, range, location, city, state, language, only, just, also, both, but, then, like, this, now, so, am, pm, let, local, live in, living in, indian creators, not sure, available, amount, total, between, number, count, including, paid, real, genuine, active, i need, guys who,
और, या, एवं, तथा, व, का, की, के, को, में, से, पर, पे, ने, तो, भी, ही, है, हैं, हो, हों, था, वाला, वाले, वाली, वालों, जो, जिन, जिनके, जिनकी, जिसके, जिसकी, उनके, एक, प्रति, हर, कोई, कुछ, सभी, सब, मुझे, हमें, हमको, मेरे, हमारे, चाहिए, चाहिये, दिखाओ, दिखाएं, ढूंढो, खोजो, बताओ, बनाने, बनाते, बनाती, करने, करते, करती, वाले हैं, बोलने, सिखाने, समझाने, पढ़ने, अच्छे, अच्छा, अच्छी, बढ़िया, नए, नया, नई, कम, ज़्यादा, बड़े, छोटे, टॉप, क्रिएटर, क्रिएटर्स, कंटेंट क्रिएटर, इन्फ्लुएंसर, इन्फ्लूएंसर, इंफ्लुएंसर, इन्फ्लुएंसर्स, ब्लॉगर, ब्लॉगर्स, व्लॉगर, चैनल, पेज, अकाउंट, कलाकार, लोग, लोगों, साल, उम्र, भाषा, शहर, राज्य, लिए, के लिए, भाई, भाइयों, भाइयो, बहन, यहां, वहां, साथ, और भी, कृपया, कमाल, मशहूर, रहने, तक, आर्टिस्ट,
ka, ki, ke, ko, me, mein, mai, main, se, par, pe, pr, ne, to, bhi, hi, hai, hain, ho, hona, hone, wala, wale, wali, vala, vale, vali, walo, walon, waale, waali, waala, jo, jin, jinke, jinki, jiske, jiski, unke, inke, ek, har, koi, kuch, sab, sabhi, mujhe, hume, humko, hamein, hame, mera, mere, hamare, chahiye, chahie, chaiye, chahiy, dikhao, dikhaye, dhundo, dhoondo, batao, bataye, do, dono, banane, banate, banati, karne, karna, karta, karte, karti, bolne, bolte, sikhane, samjhane, acche, achhe, acha, accha, achha, acchi, achhi, badhiya, naye, naya, kam, zyada, jyada, bade, chote, aur, ya, or, phir, bhai, bhaiya, yaar, ji, log, logon, saal, umar, bhasha, sheher, shahar, liye, ke liye, wagera, type ke, wahan, yahan, waha, rehne, kaam, baat, creater, creaters, mast, tak, i want, bloger, blogers, influncer, influncers`;
