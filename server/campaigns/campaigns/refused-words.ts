import type { RefusedKind } from '../../../contract/campaigns/refused-kinds.ts';

/** Folded words and phrases of a kind: `sure` is conclusive alone, `doubt` is ambiguous. */
interface Words {
  sure: readonly string[];
  doubt: readonly string[];
}

const split = (text: string) =>
  text
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);
const words = (sure: string, doubt: string): Words => ({ sure: split(sure), doubt: split(doubt) });

/** In English, Hindi and Hindi in Latin letters. A plural `s` of an English word needs no entry of its own. */
export const refusedWords: Readonly<Record<RefusedKind, Words>> = {
  games: words(
    `betting, bet app, bet site, bettor, sports bet, bet and win, place your bet, place a bet, bet online, online bet,
    gambling, gambler, casino, roulette, slot machine, online slot, poker, rummy, teen patti, teenpatti, andar bahar,
    bookmaker, bookie, sportsbook, wager, wagering, satta, sattebaazi, sattebazi, satta matka, matka result, matka game,
    jua, juaa, juwa, jue, real money game, real money gaming, real cash game, online money game, money gaming,
    cash game, win real cash, win real money, online lottery, lottery ticket, colour prediction, color prediction,
    fantasy cash league, ludo cash, paise wala game, paise wali game, paise wale game, paisa lagao, paise lagao,
    1xbet, betway, bet365, parimatch, dafabet, melbet, stake com, mahadev book, mahadev app, lotus365, junglee rummy,
    rummycircle, dream11, my11circle, winzo, pokerbaazi,
    सट्टा, सट्टे, सट्टेबाजी, सट्टेबाज, सट्टा मटका, मटका गेम, जुआ, जुए, जुआरी, कैसीनो, कसीनो, तीन पत्ती, तीनपत्ती, रमी, पोकर, बेटिंग,
    ऑनलाइन लॉटरी, पैसे वाला गेम, पैसे वाले गेम, पैसा लगाओ, पैसे लगाओ`,
    `bet, odds, jackpot, lottery, gamble, matka, fantasy cricket, fantasy league, fantasy sport, fantasy team, skill game,
    aviator game, fairplay, tambola, लॉटरी, मटका, दांव, जैकपॉट, फैंटेसी`,
  ),
  tobacco: words(
    `tobacco, tambaku, tambakoo, tamaku, cigarette, cigaret, ciggy, ciggies, cigar, cigarillo, bidi, beedi, biri, hookah, hukka,
    hooka, sheesha, shisha, gutkha, gutka, khaini, pan masala, paan masala, pan masale, vape, vaping, vaper, e cigarette,
    ecig, e cig, nicotine, chewing tobacco, snus, marlboro, gold flake, rajnigandha, kamla pasand, pan parag, iqos,
    तंबाकू, तम्बाकू, सिगरेट, सिगार, बीडी, हुक्का, हुक्के, शीशा बार, गुटखा, गुटका, खैनी, पान मसाला, पान मसाले, वेप, वेपिंग, निकोटीन`,
    `smoking, smoke, zarda, supari, snuff, rolling paper, dhumrapan, जर्दा, सुपारी, धूम्रपान`,
  ),
  alcohol: words(
    `alcohol, alcoholic drink, alcoholic beverage, sharab, sharaab, daru, daaru, desi daru, madira, whisky, whiskies, whiskey,
    vodka, rum, beer, wine, champagne, prosecco, tequila, cognac, liquor, liqueur, lager, pilsner, craft beer, single malt,
    malt whisky, feni, hard seltzer, wine shop, theka sharab, brewery, breweries, microbrewery, distillery,
    winery, bacardi, budweiser, heineken, tuborg, carlsberg, bira 91, old monk, johnnie walker, jack daniel, smirnoff,
    royal stag, imperial blue, officer s choice, blenders pride, kingfisher soda, kingfisher beer, pub crawl, boozy, booze,
    शराब, दारू, दारु, मदिरा, व्हिस्की, विस्की, वोदका, रम, बीयर, बियर, वाइन, शैंपेन, शैम्पेन, ताडी, ठेका शराब`,
    `gin, toddy, brandy, scotch, bourbon, ale, cocktail, happy hour, mahua, sake, breezer, kingfisher, magic moments, taproom, hangover,
    nightclub, महुआ, कॉकटेल, ब्रांडी, स्कॉच, नशा`,
  ),
  medicine: words(
    `prescription medicine, prescription drug, prescription medication, prescription only, prescription pill, schedule h, schedule x,
    rx only, without prescription, without a prescription, no prescription needed, viagra, sildenafil, tadalafil, cialis,
    ozempic, wegovy, mounjaro, semaglutide, tirzepatide, antibiotic, azithromycin, amoxicillin, alprazolam, alprax, xanax,
    diazepam, valium, tramadol, codeine, morphine, oxycodone, opioid, anabolic steroid, isotretinoin, accutane, finasteride,
    metformin, warfarin, antidepressant, abortion pill, mtp kit, misoprostol, mifepristone, ivermectin, adderall, ritalin,
    zolpidem, sleeping pill, weight loss injection, parche wali dawa, parche ki dawa, parchi wali dawa, parchi ki dawai,
    bina parche ki dawa, neend ki goli, neend ki goliyan, prescription dawa, prescription dawai,
    पर्चे वाली दवा, पर्चे की दवा, पर्ची वाली दवा, बिना पर्चे की दवा, प्रिस्क्रिप्शन दवा, नींद की गोली, नींद की गोलियां, एंटीबायोटिक, गर्भपात की गोली`,
    `medicine, medication, prescription, tablet for, pill, steroid, insulin, tretinoin, hydroquinone, minoxidil, botox, dawa, dawai,
    goli, davai, sex power, mardana takat, दवा, दवाई, दवाइयां, मर्दाना ताकत`,
  ),
};

/** Phrases that contain one of these words with another meaning; removed before searching. */
export const harmless: readonly string[] = split(
  `bet you, i bet, you bet, we bet, best bet, safe bet, your best bet, bet it, alphabet soup, against all odds, odds and ends, what are the odds,
  at odds, matka kulfi, matka chai, matka pot, matka biryani, kulfi matka, poker face, poker straight,
  wine red, wine coloured, wine colored, wine colour, wine color, wine shade, wine lipstick, wine maroon, wine hue, wine saree, wine lehenga,
  wine velvet, wine tone, wine vinegar, red wine lip, champagne gold, champagne coloured, champagne colour, champagne color, champagne beige, champagne tone,
  champagne pink, rum cake, rum ball, rum and raisin, rum raisin, ginger beer, root beer, beer shampoo, ginger ale,
  alcohol free, alcohol based sanitizer, alcohol based sanitiser, alcohol based hand, alcohol based perfume, free of alcohol, without alcohol,
  cetyl alcohol, cetearyl alcohol, rubbing alcohol, isopropyl alcohol, alcohol wipe, alcohol swab, alcohol marker, alcohol ink,
  cocktail dress, cocktail ring, cocktail saree, cocktail lehenga, cocktail gown, cocktail look, fruit cocktail, cocktail samosa, scotch tape, scotch brite,
  butter scotch, bourbon biscuit, bourbon vanilla, for the sake, for goodness sake, for old times sake, gin gin ke, gin gin kar, gin lo, tobacco brown, tobacco free, no tobacco day, anti tobacco, quit tobacco,
  cigar box, cigar pants, cigarette pants, cigarette trousers, cigarette pant, no smoking, smoking hot, smoking gun, quit smoking, stop smoking, smoke free, smoke detector, smoke alarm,
  smoke grey, smoke gray, smoke effect, smoke bomb, up to snuff, snuff out, hookah free, shisha mirror, sheesha work, shisha work, shisha embroidery, sheesha embroidery,
  laughter is the best medicine, medicine ball, medicine student, school of medicine, sports medicine, prescription glasses, prescription lens,
  prescription lenses, prescription sunglasses, prescription eyewear, chill pill, bitter pill, paani ki goli, vape free, nicotine free,
  रम जाना, रम जाते, रम जाती, रम गया, रम गई, मन रम, शराब मुक्त, नशा मुक्ति, नशा मुक्त, मटका कुल्फी, मटका चाय`,
);
