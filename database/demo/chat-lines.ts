/**
 * Dialogues between brands and creators; a conversation takes a part of one of these. The first line is the creator's.
 */
export const DIALOGUES: readonly (readonly string[])[] = [
  [
    'Hello! I applied to your campaign this morning. Is the date fixed?',
    'Hello! Yes, we post in the last week. Can you do one reel and two stories?',
    'I can. The reel on Friday evening, stories the day after.',
    'Good. Please put the label first, before the hashtags.',
    'Of course. #ad in the first line and on screen.',
    'Perfect. The parcel leaves tomorrow, you get the number here.',
    'It arrived, thank you. The packing alone is worth a story.',
    'Ha, our office will like to hear that.',
    'Draft is ready, shall I send it today?',
    'Please do. We answer within a day.',
  ],
  [
    'नमस्ते, आपका ब्रीफ़ पढ़ा। क्या हिन्दी में बना सकती हूँ?',
    'नमस्ते! हिन्दी में ही चाहिए। आपकी पिछली रील बहुत अच्छी थी।',
    'धन्यवाद! कितने दिन का समय है?',
    'दस दिन काफ़ी होंगे?',
    'हाँ, शुक्रवार को पहली रील भेज दूँगी।',
    'बहुत अच्छा। पता भेज दीजिए, डिब्बा कल निकलेगा।',
    'मसाला बॉक्स मिल गया। ख़ुशबू पूरे घर में है।',
    'वाह! बस लेबल शुरू में रखिएगा।',
  ],
  [
    'Your price a creator is a little under my usual. Could we do one reel instead of two?',
    'We could keep two and go up by ten percent. Would that work?',
    'That works. Usage for thirty days?',
    'Thirty days on our own page, no paid boost.',
    'Then I accept as soon as the offer is here.',
    'Sent just now.',
    'Accepted. Looking forward!',
  ],
  [
    'Is a shoot at our farm possible? The light is good until six.',
    'Lovely idea. Our crew can come on Tuesday.',
    'Tuesday is mandi day. Wednesday?',
    'Wednesday it is. Two people and a small car.',
    'There will be lassi.',
  ],
  [
    'Hi! Two of your hashtags are used by another brand, did you know?',
    'Thank you, we did not. Use only the first one, please.',
    'Done. Caption updated.',
    'You are quick!',
  ],
];

/** First questions of businesses to creators, and the answers. */
export const ENQUIRIES: readonly (readonly [question: string, answer: string])[] = [
  [
    'Hello! We are planning a small launch next month. Do you take two reels in one week?',
    'Hello, thank you for writing! Two in a week is fine if the box is here by Monday.',
  ],
  [
    'We love how you film kitchens and markets. What would one reel and three stories cost with us?',
    'Thank you! The prices are on my profile; for the four together I can come down a little.',
  ],
  [
    'Would you make something for us in your own language, without subtitles burnt in?',
    'Gladly. My people prefer that anyway. Captions I can send along as a file.',
  ],
  [
    'Are you free in the second half of the month? We need someone who can visit our shop once.',
    'I am travelling until the 20th; after that any weekday works.',
  ],
  ['नमस्ते! क्या त्योहार से पहले एक रील बन पाएगी?', 'नमस्ते, जी हाँ। कृपया ब्रीफ़ भेज दीजिए, तारीख़ें देखकर पक्का करते हैं।'],
  [
    'We saw your last video twice. Could you work with a product that needs a week of use first?',
    'Yes, I would want that week. I only show what I have really used.',
  ],
  [
    'Do you also take barter? We are a young brand and could send the whole range.',
    'Not for reels, but a story I could do. Tell me what is in the range?',
  ],
  [
    'Who owns the footage if we work together, and for how long may we show it?',
    'Thirty days on your own pages are included; longer is in my price list.',
  ],
];

/** Attachments of two messages of the chat below; drawn by the product. */
export const SADYA_FILES = {
  document: {
    text: 'Here is how last year looked, and a shot list with costs.',
    name: 'Sadya shot list and plate costs.pdf',
  },
  picture: { text: 'Banana leaf print for the box', name: 'Banana leaf print.png' },
};

/** Chat between the demo brand (a) and influencer (b) for the screenshots. */
export const SADYA_CHAT: readonly { from: 'a' | 'b'; text: string; hoursAgo: number }[] = [
  {
    from: 'b',
    hoursAgo: 42,
    text: 'Namaskaram! I read the sadya brief twice. Two reels, one per half of the sadya. Would you want the banana leaf from above, or at eye level?',
  },
  { from: 'a', hoursAgo: 41.8, text: 'From above for the first, please. Eye level when the sambar is poured.' },
  { from: 'b', hoursAgo: 1.4, text: SADYA_FILES.document.text },
  { from: 'a', hoursAgo: 1.2, text: SADYA_FILES.picture.text },
  {
    from: 'b',
    hoursAgo: 1.1,
    text: 'Love that print. ₹18,000 for both reels then, I see ₹17,100 in hand and that is fine.',
  },
  { from: 'b', hoursAgo: 1.05, text: 'Can we move the second reel to Friday?' },
  { from: 'a', hoursAgo: 1, text: 'Yes, Friday 6 pm works. I have put the date in the offer.' },
  { from: 'b', hoursAgo: 0.9, text: 'Perfect. The banana leaf print came out well.' },
];

/** Last messages of others to the demo accounts. */
export const INBOXES: readonly {
  to: 'brand' | 'influencer' | 'partner';
  name: string;
  lines: readonly string[];
  hoursAgo: number;
  unread: number;
}[] = [
  {
    to: 'brand',
    name: 'Nandini Drapes',
    lines: [
      'The looms are booked from the 1st.',
      'The van has room for six boxes.',
      'Can your spices travel with the sarees on the 6th?',
    ],
    hoursAgo: 2,
    unread: 3,
  },
  {
    to: 'brand',
    name: 'सुनीता यादव',
    lines: ['नमस्ते, बॉक्स कब निकलेगा?', 'जी, मसाला बॉक्स कल मिल गया। रील शुक्रवार को भेज दूँगी।'],
    hoursAgo: 1.5,
    unread: 2,
  },
  { to: 'brand', name: 'Studio Kalam', lines: ['Location stills from Fort Kochi, 14 files'], hoursAgo: 3, unread: 0 },
  {
    to: 'brand',
    name: 'Venkataramanan Subramaniam',
    lines: ['Thank you, I will send the two edits by Monday'],
    hoursAgo: 26,
    unread: 0,
  },
  {
    to: 'brand',
    name: 'Harpreet Gill',
    lines: ['Sat Sri Akal, is Punjabi fine for the brief?'],
    hoursAgo: 190,
    unread: 0,
  },
  { to: 'brand', name: 'Lalrinpuii Hmar', lines: ['Reach confirmed, see you on the trail'], hoursAgo: 260, unread: 0 },
  {
    to: 'brand',
    name: 'Devika Nair',
    lines: ['Amma says the mix is “almost right”. That is praise.'],
    hoursAgo: 280,
    unread: 0,
  },
  {
    to: 'influencer',
    name: 'Malabar Roasters',
    lines: ['Your balcony is exactly what we meant.', 'The offer is out. Would Wednesday suit you?'],
    hoursAgo: 2.4,
    unread: 2,
  },
  {
    to: 'influencer',
    name: 'Brahmaputra Tea',
    lines: ['The second flush left Jorhat this morning.', 'It should be with your ammachi on Saturday.'],
    hoursAgo: 20,
    unread: 0,
  },
  {
    to: 'influencer',
    name: 'Lalrinpuii Hmar',
    lines: ['See you at the first loom! Bring the small camera.'],
    hoursAgo: 50,
    unread: 1,
  },
  {
    to: 'partner',
    name: 'Nandini Drapes',
    lines: ['The production is confirmed, thank you.', 'Can the editor join us in Mysuru on the first?'],
    hoursAgo: 4,
    unread: 1,
  },
  {
    to: 'partner',
    name: 'Pravaah Travels',
    lines: ['Ten seats, two tripods, one drone case: all fits.'],
    hoursAgo: 30,
    unread: 0,
  },
];
