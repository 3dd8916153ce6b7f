/** How people name the words of the lists, beside the names the lists themselves have: English, Hinglish and Hindi. */
const categories: Record<string, string> = {
  fashion:
    'style, stylist, styling, clothes, clothing, outfit, outfits, apparel, ootd, saree, sari, sarees, ethnic wear, streetwear, model, modelling, kapde, kapdo, lehenga, फ़ैशन, स्टाइल, साड़ी, साड़ियां, कपड़े, कपड़ों, मॉडल, लहंगा',
  beauty:
    'skincare, skin care, skin, makeup, make up, makeup artist, mua, cosmetics, haircare, hair care, grooming, beautician, nail art, sundarta, ब्यूटी, मेकअप, मेकअप आर्टिस्ट, सुंदरता, सौंदर्य, स्किनकेयर, त्वचा',
  food: 'foodie, foodies, cooking, cook, cooks, recipe, recipes, chef, chefs, home chef, home chefs, baking, baker, cafe, cafes, cafe hopping, restaurant, restaurants, dhaba, street food, biryani, sweets, mithai, khana, khane, khaana, khaane, ghar ka khana, khana banane, rasoi, swad, फ़ूड, फूड, खाना, खाने, घर का खाना, खाना बनाने, रसोई, स्ट्रीट फूड, रेसिपी, पकवान, बिरयानी, मिठाई, शेफ, कुकिंग, कैफ़े, स्वाद',
  travel:
    'traveller, traveler, travelling, traveling, tourism, tourist, trip, trips, trekking, trek, trekker, backpacking, backpacker, hotel, hotels, ghoomna, ghumne, ghumakkad, yatra, ट्रैवल, ट्रेवल, घूमने, घुमक्कड़, पर्यटन, यात्रा, यात्राएं, सफ़र',
  technology:
    'tech, technical, technology, gadget, gadgets, mobile, mobiles, phone, phones, smartphone, smartphones, laptop, software, coding, programming, ai, unboxing, techy, टेक, टेक्नोलॉजी, तकनीक, तकनीकी, गैजेट, मोबाइल',
  fitness:
    'gym, workout, trainer, trainers, bodybuilding, bodybuilder, athlete, athletes, sport, sports, running, runner, runners, marathon, football, badminton, kabaddi, kasrat, khel, फ़िटनेस, जिम, कसरत, ट्रेनर, खेल, खेलकूद, एथलीट',
  health:
    'wellness, nutrition, nutritionist, nutritionists, dietitian, dietician, doctor, doctors, ayurveda, mental health, medical, diet, sehat, swasthya, nuskhe, gharelu nuskhe, daktar, सेहत, स्वास्थ्य, डॉक्टर, आयुर्वेद, नुस्खे, घरेलू नुस्खे, पोषण',
  lifestyle: 'daily life, routine, vlog lifestyle, लाइफ़स्टाइल, लाइफस्टाइल, जीवनशैली',
  parenting:
    'parent, parents, mom, moms, mommy, mummy, mum, mums, mother, mothers, mamma, dad, dads, kid, kids, children, child, baby, babies, toddler, family, bacche, bachche, bacchon, bachchon, maa, परवरिश, बच्चे, बच्चों, बच्चा, मम्मी, माँ, पेरेंटिंग, परिवार, बच्चों की परवरिश',
  education:
    'educator, educators, teacher, teachers, teaching, exam, exams, study, studies, student, students, upsc, neet, jee, learning, tutor, padhai, padhai likhai, pariksha, school, college, career, पढ़ाई, परीक्षा, परीक्षाएं, शिक्षा, शिक्षक, टीचर, स्टूडेंट, छात्र, एजुकेशन, करियर',
  finance:
    'financial, investing, investment, investments, investor, stock, stocks, stock market, share market, trading, trader, mutual fund, mutual funds, money, personal finance, finfluencer, finfluencers, tax, insurance, banking, share bazar, nivesh, paisa, फ़ाइनेंस, निवेश, शेयर बाज़ार, शेयर मार्केट, स्टॉक, बीमा, पैसे, पैसा, म्यूचुअल फंड',
  business:
    'startup, startups, start up, start ups, entrepreneur, entrepreneurs, entrepreneurship, marketing, founder, founders, vyapar, dhandha, karobar, बिज़नेस, स्टार्टअप, व्यापार, कारोबार, उद्यमी',
  comedy:
    'comedian, comedians, funny, humour, humor, meme, memes, stand up, standup, stand up comedy, standup comedy, comic, comics, standup comics, entertainment, mimicry, hasya, mazak, कॉमेडी, कॉमेडियन, हास्य, मज़ाक, मनोरंजन, मीम, हंसाने',
  music:
    'musician, musicians, music teacher, singer, singers, singing, song, songs, rapper, rappers, rap, guitarist, sangeet, gaana, gana, gane, gaane, gayak, संगीत, गाना, गाने, गायक, गायिका, सिंगर, म्यूज़िक, रैपर',
  dance:
    'dancer, dancers, dance teacher, dance teachers, dancing, choreographer, choreographers, bharatanatyam, kathak, naach, nritya, डांस, डांसर, नृत्य, नाच, कथक',
  cinema:
    'movie, movies, film, films, bollywood, tollywood, kollywood, tv, television, actor, actors, actress, actresses, ott, web series, serial, सिनेमा, फ़िल्म, फ़िल्में, फिल्मी, बॉलीवुड, टीवी, अभिनेता, अभिनेत्री, मूवी',
  gaming: 'gamer, gamers, game, games, esports, e sports, bgmi, free fire, pubg, गेमिंग, गेमर, गेम, गेम्स',
  cricket: 'cricketer, cricketers, ipl, क्रिकेट, क्रिकेटर',
  automobile:
    'car, cars, bike, bikes, biker, bikers, bike rider, bike riders, biking, motorcycle, motorcycles, moto, motovlogger, motovloggers, auto, automobile, automobiles, automotive, ev, gaadi, gadi, gaadiyan, गाड़ी, गाड़ियां, कार, बाइक, बाइकर, मोटरसाइकिल, ऑटो',
  home: 'decor, home decor, interior, interiors, interior design, furniture, house, architecture, organising, organizing, ghar, ghar sajawat, सजावट, घर की सजावट, इंटीरियर, घर, होम डेकोर',
  art: 'artist, artists, craft, crafts, painting, painter, drawing, sketching, illustrator, diy, handicraft, handicrafts, hastshilp, kala, kalakari, कला, कलाकारी, शिल्प, हस्तशिल्प, पेंटिंग, चित्रकार, क्राफ्ट',
  photography: 'photographer, photographers, photo, photos, camera, cinematographer, फ़ोटोग्राफ़ी, फ़ोटोग्राफ़र, फोटो, तस्वीरें',
  books:
    'book, reading, writing, writer, writers, author, authors, poetry, poet, poets, shayari, shayar, literature, bookstagram, kitab, kitabein, किताब, किताबें, किताबों, लेखक, लेखन, कवि, शायरी, साहित्य, किताबें पढ़ने',
  spirituality:
    'yoga, yoga teacher, yoga teachers, yoga trainer, yoga instructor, yoga coach, yog, spiritual, bhakti, meditation, astrology, astrologer, astrologers, tarot, religious, temple, dharm, dharmik, adhyatm, jyotish, योग, योगा, अध्यात्म, आध्यात्मिक, भक्ति, ध्यान, ज्योतिष, धर्म, धार्मिक, मंदिर',
  agriculture:
    'farming, farm, farmer, farmers, agri, agriculture, gardening, gardener, gardeners, garden, plants, plant, kheti, kheti badi, kisan, kisaan, bagwani, खेती, खेती बाड़ी, किसान, किसानों, बाग़वानी, बाग़बानी, कृषि, पौधे',
  pets: 'pet, dog, dogs, cat, cats, puppy, animal, animals, paltu, kutta, कुत्ते, कुत्ता, बिल्ली, पालतू, पालतू जानवर, जानवर, जानवरों, पेट्स',
  sustainability:
    'sustainable, eco friendly, ecofriendly, zero waste, environment, climate, green living, paryavaran, पर्यावरण, सस्टेनेबल, टिकाऊ',
  weddings:
    'wedding, bridal, bride, brides, marriage, event, events, shaadi, shadi, vivah, dulhan, शादी, शादियां, शादियों, विवाह, दुल्हन, ब्राइडल, वेडिंग',
  jewellery: 'jewelry, jewelery, jewels, jeweller, gold, ornaments, gehne, gahne, zevar, गहने, गहनों, ज़ेवर, ज्वेलरी, आभूषण',
  handloom:
    'textile, textiles, weaving, weaver, weavers, khadi, fabric, fabrics, hathkargha, bunkar, हथकरघा, बुनकर, खादी, हैंडलूम',
};

const platforms: Record<string, string> = {
  instagram: 'insta, ig, instagrammer, instagrammers, instagramers, इंस्टाग्राम, इंस्टा, इंस्टाग्रामर',
  youtube: 'yt, you tube, youtuber, youtubers, यूट्यूब, यूट्यूबर, यूट्यूबर्स',
  facebook: 'fb, फ़ेसबुक, एफबी',
};

const genders: Record<string, string> = {
  female:
    'women, woman, girl, girls, lady, ladies, mahila, mahilayen, mahilaye, ladki, ladkiyan, ladkiya, ladkiyon, aurat, auratein, aurton, महिला, महिलाएं, महिलाओं, लड़की, लड़कियां, लड़कियों, औरत, औरतें, स्त्री',
  male: 'men, man, boy, boys, guy, guys, mard, purush, ladka, ladke, ladko, ladkon, पुरुष, पुरुषों, लड़का, लड़के, लड़कों, मर्द, आदमी',
  nonbinary: 'non binary, nonbinary, नॉन बाइनरी',
};

const contents: Record<string, string> = {
  post: 'posts, static post, static posts, carousel, पोस्ट',
  reel: 'reels, रील, रील्स',
  story: 'stories, storys, स्टोरी, स्टोरीज़',
  video: 'videos, वीडियो, विडियो',
  short: 'shorts, शॉर्ट, शॉर्ट्स',
  live: 'live stream, live streams, livestream, live session, लाइव',
};

const languages: Record<string, string> = {
  hi: 'hindi, हिंदी',
  bn: 'bangla, bengali, बंगाली, बांग्ला',
  en: 'angrezi, अंग्रेजी, इंग्लिश',
  or: 'oriya, odiya, उड़िया',
  pa: 'panjabi, पंजाबी',
  ml: 'मलयालम',
};

const countries: Record<string, string> = { IN: 'pan india, all india, across india, indian, indians, bharat, भारतीय' };

/** Names of places that are no longer, or not officially, theirs; one name may mean several cities. */
const cities: Record<string, string> = {
  mumbai: 'bombay, south mumbai, mumbay, बंबई',
  bengaluru: 'bangalore, banglore, blr, blore, बैंगलोर, बंगलौर, बंगलुरु',
  chennai: 'madras, मद्रास',
  kolkata: 'calcutta, कलकत्ता',
  kochi: 'cochin, ernakulam, kochin, कोचीन',
  thiruvananthapuram: 'trivandrum, त्रिवेंद्रम',
  kozhikode: 'calicut, कालीकट',
  thrissur: 'trichur',
  alappuzha: 'alleppey',
  kollam: 'quilon',
  kannur: 'cannanore',
  palakkad: 'palghat',
  gurugram: 'gurgaon, gurugaon, ggn, गुड़गांव',
  varanasi: 'banaras, benares, kashi, बनारस, काशी',
  prayagraj: 'allahabad, इलाहाबाद',
  mysuru: 'mysore, मैसूर',
  mangaluru: 'mangalore, मैंगलोर',
  belagavi: 'belgaum',
  hubballi: 'hubli',
  kalaburagi: 'gulbarga',
  shivamogga: 'shimoga',
  ballari: 'bellary',
  tumakuru: 'tumkur',
  vijayapura: 'bijapur',
  vadodara: 'baroda, बड़ौदा',
  ahmedabad: 'amdavad, ahemdabad, ahmadabad, amd',
  visakhapatnam: 'vizag, vishakhapatnam, विशाखापट्टनम, वाइज़ैग',
  tiruchirappalli: 'trichy, tiruchi',
  thoothukudi: 'tuticorin',
  udhagamandalam: 'ooty',
  puducherry: 'pondicherry, pondy, पांडिचेरी',
  panaji: 'panjim',
  nashik: 'nasik',
  'chhatrapati-sambhajinagar': 'aurangabad, sambhajinagar, औरंगाबाद',
  ahilyanagar: 'ahmednagar',
  'pimpri-chinchwad': 'pimpri, chinchwad, pcmc',
  'kalyan-dombivli': 'kalyan, dombivli',
  'vasai-virar': 'vasai, virar',
  guwahati: 'gauhati',
  bhubaneswar: 'bhubaneshwar',
  hyderabad: 'hyd',
  jamshedpur: 'tatanagar',
  shimla: 'simla',
  'new-delhi': 'dilli, delhi, new delhi, दिल्ली, नई दिल्ली',
  delhi: 'dilli, new delhi, नई दिल्ली',
};

const capitalRegion = 'delhi ncr, ncr, दिल्ली एनसीआर, एनसीआर';
for (const id of ['delhi', 'new-delhi', 'gurugram', 'noida', 'greater-noida', 'ghaziabad', 'faridabad']) {
  cities[id] = [cities[id], capitalRegion].filter(Boolean).join(', ');
}

const states: Record<string, string> = {
  UP: 'up, u p, यूपी, uttarpradesh',
  MP: 'mp, m p, एमपी, madhyapradesh',
  HP: 'himachal, हिमाचल',
  AP: 'andhra, आंध्र',
  JK: 'jammu kashmir, j k, kashmir, कश्मीर',
  TN: 'tamilnadu, तमिल नाडु',
  WB: 'bengal, बंगाल',
  GJ: 'gujrat, gujurat',
  UK: 'uttrakhand, uttaranchal',
  OD: 'orissa, उड़ीसा',
  CG: 'chattisgarh, छतीसगढ़',
  MH: 'maharastra',
};

export const topicWords = {
  category: categories,
  platform: platforms,
  gender: genders,
  content: contents,
  language: languages,
  country: countries,
  city: cities,
  state: states,
} as const;

/** Cities whose names people have too, or that are everyday words: they are places where the sentence says so. */
export const namesakes = new Set(
  'anand sagar puri hassan salem mandi banda pali patan victoria gaya beed diu durg rewa sirsa solan morena moga leh korba kalyan surrey kota amravati kashi hampi solapur tura edison karur'.split(
    ' ',
  ),
);
