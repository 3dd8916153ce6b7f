/** Names and bios in the scripts of India, for the long tail. */
interface Script {
  /** Usual spellings of Latin first and family names. */
  names: ReadonlyMap<string, string>;
  /** `{city}` is filled in. */
  bios: readonly string[];
}

const script = (names: string, bios: readonly string[]): Script => ({
  names: new Map(names.split(/\s+/).map((pair) => pair.split('=') as [string, string])),
  bios,
});

/** By the first language of a region. */
const SCRIPTS: Readonly<Record<string, Script>> = {
  ta: script(
    `Kavya=காவ்யா Nithya=நித்யா Priya=பிரியா Sangeetha=சங்கீதா Abirami=அபிராமி Yazhini=யாழினி Janani=ஜனனி Meena=மீனா Karthik=கார்த்திக்
    Arun=அருண் Vignesh=விக்னேஷ் Surya=சூர்யா Dinesh=தினேஷ் Bala=பாலா Gokul=கோகுல் Muthu=முத்து Raman=ராமன் Iyer=ஐயர் Krishnan=கிருஷ்ணன்
    Murugan=முருகன் Rajan=ராஜன் Pandian=பாண்டியன் Kumar=குமார்`,
    ['{city} சமையல், குறைந்த நேரத்தில்.', 'தினமும் ஒரு புதிய இடம், {city} முதல்.', 'உண்மையான விமர்சனங்கள், விளம்பரம் இல்லை.'],
  ),
  te: script(
    `Sravani=శ్రావణి Lahari=లహరి Harika=హారిక Mounika=మౌనిక Sirisha=శిరీష Bhavya=భవ్య Keerthi=కీర్తి Sai=సాయి Kiran=కిరణ్ Naveen=నవీన్
    Praveen=ప్రవీణ్ Rakesh=రాకేష్ Nikhil=నిఖిల్ Srikanth=శ్రీకాంత్ Reddy=రెడ్డి Rao=రావు Naidu=నాయుడు Varma=వర్మ Prasad=ప్రసాద్ Raju=రాజు`,
    ['{city} రుచులు, ఇంటి వంట.', 'ప్రతి వారం కొత్త ప్రయాణం, {city} నుండి.', 'నిజాయితీ సమీక్షలు మాత్రమే.'],
  ),
  ml: script(
    `Devika=ദേവിക Anjana=അഞ്ജന Lakshmi=ലക്ഷ്മി Parvathy=പാർവതി Gayathri=ഗായത്രി Athira=ആതിര Meenakshi=മീനാക്ഷി Arjun=അർജുൻ Vishnu=വിഷ്ണു
    Akhil=അഖിൽ Rahul=രാഹുൽ Hari=ഹരി Basil=ബേസിൽ Menon=മേനോൻ Nair=നായർ Pillai=പിള്ള Varma=വർമ്മ Thomas=തോമസ് Mathew=മാത്യു Joseph=ജോസഫ്`,
    ['{city} രുചികൾ, ഒരു മിനിറ്റിൽ.', 'യാത്രകൾ, ചെലവ് സഹിതം. {city}', 'സത്യസന്ധമായ അഭിപ്രായങ്ങൾ മാത്രം.'],
  ),
  kn: script(
    `Nandini=ನಂದಿನಿ Kavitha=ಕವಿತಾ Ramya=ರಮ್ಯಾ Deepa=ದೀಪಾ Bhavana=ಭಾವನಾ Chaitra=ಚೈತ್ರಾ Pooja=ಪೂಜಾ Girish=ಗಿರೀಶ್ Manjunath=ಮಂಜುನಾಥ್ Chetan=ಚೇತನ್
    Sudeep=ಸುದೀಪ್ Kiran=ಕಿರಣ್ Vinay=ವಿನಯ್ Rao=ರಾವ್ Gowda=ಗೌಡ Hegde=ಹೆಗಡೆ Shetty=ಶೆಟ್ಟಿ Bhat=ಭಟ್ Murthy=ಮೂರ್ತಿ Nayak=ನಾಯಕ್`,
    ['{city} ಅಡುಗೆ, ಮನೆಯ ರುಚಿ.', 'ಕಡಿಮೆ ಖರ್ಚಿನ ಪ್ರವಾಸ, {city} ಇಂದ.', 'ನೇರ ಮಾತು, ನಿಜವಾದ ವಿಮರ್ಶೆ.'],
  ),
  bn: script(
    `Ananya=অনন্যা Ishita=ইশিতা Rituparna=ঋতুপর্ণা Sohini=সোহিনী Moumita=মৌমিতা Debjani=দেবযানী Sreya=শ্রেয়া Ishaan=ঈশান Arnab=অর্ণব Sourav=সৌরভ
    Anirban=অনির্বাণ Ritwik=ঋত্বিক Sayan=সায়ন Dutta=দত্ত Banerjee=ব্যানার্জী Mukherjee=মুখার্জী Ghosh=ঘোষ Sen=সেন Bose=বসু Das=দাস Roy=রায়`,
    ['{city} শহরের খাবার, এক মিনিটে।', 'কম খরচে ভ্রমণ, {city} থেকে।', 'সৎ মতামত, রোজকার জীবন।'],
  ),
  gu: script(
    `Hetal=હેતલ Dhara=ધારા Krupa=કૃપા Jinal=જીનલ Bhumi=ભૂમિ Urvi=ઉર્વી Mansi=માનસી Jignesh=જીગ્નેશ Hardik=હાર્દિક Parth=પાર્થ Dhruv=ધ્રુવ
    Chirag=ચિરાગ Jay=જય Yash=યશ Patel=પટેલ Shah=શાહ Desai=દેસાઈ Mehta=મહેતા Trivedi=ત્રિવેદી Joshi=જોષી Vyas=વ્યાસ Modi=મોદી`,
    ['{city} નો સ્વાદ, ઘરની રસોઈ.', 'ઓછા ખર્ચે પ્રવાસ, {city} થી.', 'સાચી વાત, સીધી વાત.'],
  ),
  pa: script(
    `Harleen=ਹਰਲੀਨ Simran=ਸਿਮਰਨ Jasleen=ਜਸਲੀਨ Gurleen=ਗੁਰਲੀਨ Manpreet=ਮਨਪ੍ਰੀਤ Kiran=ਕਿਰਨ Harpreet=ਹਰਪ੍ਰੀਤ Gurpreet=ਗੁਰਪ੍ਰੀਤ Jaspreet=ਜਸਪ੍ਰੀਤ
    Ranjit=ਰਣਜੀਤ Gill=ਗਿੱਲ Sandhu=ਸੰਧੂ Sidhu=ਸਿੱਧੂ Dhillon=ਢਿੱਲੋਂ Grewal=ਗਰੇਵਾਲ Kaur=ਕੌਰ Brar=ਬਰਾੜ Mann=ਮਾਨ`,
    ['{city} ਦਾ ਖਾਣਾ, ਘਰ ਦਾ ਸੁਆਦ।', 'ਖੇਤਾਂ ਤੋਂ ਰੋਜ਼ ਦੀ ਗੱਲ। {city}', 'ਸੱਚੀ ਰਾਏ, ਸਿੱਧੀ ਗੱਲ।'],
  ),
};

/** The script of a language, if known here. */
export function scriptOf(language: string | undefined): Script | undefined {
  return language === undefined ? undefined : SCRIPTS[language];
}

/** A name in a script, or null where a part of it has no usual spelling there. */
export function inScript(name: string, { names }: Script): string | null {
  const parts = name.split(' ').map((part) => names.get(part));
  return parts.every((part) => part !== undefined) ? parts.join(' ') : null;
}
