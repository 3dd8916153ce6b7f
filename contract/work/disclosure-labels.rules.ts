/**
 * Labels that disclose an ad, by language id. English: ASCI's guidelines (in force 14 June 2021) and the CCPA's Know-hows
 * (January 2023); other languages are translations of it. A space also matches nothing, _ or -.
 */
export const labelsByLanguage: Readonly<Record<string, readonly string[]>> = {
  en: ['advertisement', 'ad', 'sponsored', 'collaboration', 'partnership', 'employee', 'free gift'],
  hi: ['विज्ञापन', 'प्रायोजित', 'सहयोग', 'साझेदारी', 'कर्मचारी', 'मुफ़्त उपहार'],
  mr: ['जाहिरात', 'प्रायोजित', 'सहयोग', 'भागीदारी', 'कर्मचारी', 'मोफत भेट'],
  ne: ['विज्ञापन', 'प्रायोजित'],
  ta: ['விளம்பரம்', 'ஸ்பான்சர் செய்யப்பட்டது', 'ஒத்துழைப்பு', 'கூட்டாண்மை', 'ஊழியர்', 'இலவச பரிசு'],
  te: ['ప్రకటన', 'ప్రాయోజిత', 'సహకారం', 'భాగస్వామ్యం', 'ఉద్యోగి', 'ఉచిత బహుమతి'],
  kn: ['ಜಾಹೀರಾತು', 'ಪ್ರಾಯೋಜಿತ', 'ಸಹಯೋಗ', 'ಪಾಲುದಾರಿಕೆ', 'ಉದ್ಯೋಗಿ', 'ಉಚಿತ ಉಡುಗೊರೆ'],
  ml: ['പരസ്യം', 'സ്പോൺസർ ചെയ്തത്', 'സഹകരണം', 'പങ്കാളിത്തം', 'ജീവനക്കാരൻ', 'സൗജന്യ സമ്മാനം'],
  bn: ['বিজ্ঞাপন', 'স্পনসরড', 'সহযোগিতা', 'অংশীদারিত্ব', 'কর্মচারী', 'বিনামূল্যে উপহার'],
  as: ['বিজ্ঞাপন', 'পৃষ্ঠপোষিত'],
  gu: ['જાહેરાત', 'પ્રાયોજિત', 'સહયોગ', 'ભાગીદારી', 'કર્મચારી', 'મફત ભેટ'],
  pa: ['ਇਸ਼ਤਿਹਾਰ', 'ਪ੍ਰਾਯੋਜਿਤ', 'ਸਹਿਯੋਗ', 'ਭਾਈਵਾਲੀ', 'ਕਰਮਚਾਰੀ', 'ਮੁਫ਼ਤ ਤੋਹਫ਼ਾ'],
  or: ['ବିଜ୍ଞାପନ', 'ପ୍ରାୟୋଜିତ'],
  ur: ['اشتہار', 'سپانسر شدہ'],
};

/** Labels that disclose AI-made content in plain words (rules of 20 February 2026). */
export const aiLabels: readonly string[] = [
  ...['generated', 'made', 'created', 'edited', 'assisted', 'content'].map((word) => `ai ${word}`),
  ...['generated', 'made', 'created'].flatMap((word) => [`${word} with ai`, `${word} by ai`]),
  ...['एआई', 'ஏஐ', 'ఏఐ', 'ಎಐ', 'എഐ', 'এআই', 'એઆઈ', 'ਏਆਈ'],
];
