import { contentTypes, platformIds, platforms } from '../../contract/core/platforms.ts';
/** Short lookup lists in display order: [id, name]. */
export const CATEGORIES: [id: string, name: string][] = [
  ['fashion', 'Fashion'],
  ['beauty', 'Beauty & Skincare'],
  ['food', 'Food & Cooking'],
  ['travel', 'Travel'],
  ['technology', 'Technology & Gadgets'],
  ['fitness', 'Fitness & Sports'],
  ['health', 'Health & Wellness'],
  ['lifestyle', 'Lifestyle'],
  ['parenting', 'Parenting & Kids'],
  ['education', 'Education & Exams'],
  ['finance', 'Finance & Investing'],
  ['business', 'Business & Startups'],
  ['comedy', 'Comedy & Entertainment'],
  ['music', 'Music'],
  ['dance', 'Dance'],
  ['cinema', 'Cinema & Television'],
  ['gaming', 'Gaming'],
  ['cricket', 'Cricket'],
  ['automobile', 'Cars & Bikes'],
  ['home', 'Home & Decor'],
  ['art', 'Art & Craft'],
  ['photography', 'Photography'],
  ['books', 'Books & Writing'],
  ['spirituality', 'Spirituality & Yoga'],
  ['agriculture', 'Farming & Gardening'],
  ['pets', 'Pets & Animals'],
  ['sustainability', 'Sustainability'],
  ['weddings', 'Weddings & Events'],
  ['jewellery', 'Jewellery'],
  ['handloom', 'Handloom & Textiles'],
];

/**
 * English and the twenty-two languages of the Eighth Schedule, with a few other widely spoken ones: [id, name, native
 * name].
 */
export const LANGUAGES: [id: string, name: string, nativeName: string][] = [
  ['en', 'English', 'English'],
  ['hi', 'Hindi', 'हिन्दी'],
  ['bn', 'Bengali', 'বাংলা'],
  ['mr', 'Marathi', 'मराठी'],
  ['te', 'Telugu', 'తెలుగు'],
  ['ta', 'Tamil', 'தமிழ்'],
  ['gu', 'Gujarati', 'ગુજરાતી'],
  ['ur', 'Urdu', 'اردو'],
  ['kn', 'Kannada', 'ಕನ್ನಡ'],
  ['or', 'Odia', 'ଓଡ଼ିଆ'],
  ['ml', 'Malayalam', 'മലയാളം'],
  ['pa', 'Punjabi', 'ਪੰਜਾਬੀ'],
  ['as', 'Assamese', 'অসমীয়া'],
  ['mai', 'Maithili', 'मैथिली'],
  ['sat', 'Santali', 'ᱥᱟᱱᱛᱟᱲᱤ'],
  ['ks', 'Kashmiri', 'کٲشُر'],
  ['ne', 'Nepali', 'नेपाली'],
  ['sd', 'Sindhi', 'सिन्धी'],
  ['doi', 'Dogri', 'डोगरी'],
  ['kok', 'Konkani', 'कोंकणी'],
  ['mni', 'Manipuri', 'ꯃꯩꯇꯩꯂꯣꯟ'],
  ['brx', 'Bodo', 'बड़ो'],
  ['sa', 'Sanskrit', 'संस्कृतम्'],
  ['bho', 'Bhojpuri', 'भोजपुरी'],
  ['raj', 'Rajasthani', 'राजस्थानी'],
  ['hne', 'Chhattisgarhi', 'छत्तीसगढ़ी'],
  ['tcy', 'Tulu', 'ತುಳು'],
  ['lus', 'Mizo', 'Mizo ṭawng'],
  ['kha', 'Khasi', 'Ka Ktien Khasi'],
];

export const GENDERS: [id: string, name: string][] = [
  ['female', 'Female'],
  ['male', 'Male'],
  ['nonbinary', 'Non-binary'],
  ['undisclosed', 'Prefer not to say'],
];

export const PLATFORMS: [id: string, name: string][] = platformIds.map((id) => [id, platforms[id].name]);

export const CONTENT_TYPES: [id: string, name: string][] = Object.entries(contentTypes);
