// Video-like frames: any scene with a caption set in the product's own type, as creators burn it in.
import { brightness, dark, f1, H, light, mix, W } from './kit.mjs';
import { line } from './lettering.mjs';

/** Captions by maker: one or two lines, Latin or Devanagari. */
const captions = {
  thali: [['Onam sadya', 'for four'], ['घर की थाली']],
  dosa: [['5 chutneys,', '10 minutes'], ['कुरकुरा डोसा']],
  chai: [
    ['मानसून में', 'चाय'],
    ['Irani chai', 'at home'],
  ],
  sweets: [
    ['Diwali box', 'under ₹300'],
    ['बिना मावा के', 'लड्डू'],
  ],
  biryani: [['Dum biryani', 'in one pot'], ['दम बिरयानी']],
  fruit: [['Mango week', 'is here'], ['आम ही आम']],
  saree: [['One saree,', '4 drapes'], ['साड़ी, चार अंदाज़']],
  drape: [['Silk, explained'], ['बनारसी पहचानें']],
  ikat: [['Meet the weaver'], ['पटोला की कहानी']],
  block: [['How block print', 'is made'], ['छपाई की कला']],
  stack: [['My handloom', 'shelf']],
  line: [['Natural dyes', 'at home']],
  hills: [['Sunrise at', 'Sandakphu'], ['पहाड़ बुला रहे हैं']],
  tea: [['A day in', 'Munnar'], ['चाय के बाग़']],
  backwater: [['Alleppey on', 'a budget']],
  oldtown: [['48 hours', 'in Jaipur'], ['पुरानी गली']],
  monsoon: [['Mumbai,', 'first rain'], ['पहली बारिश']],
  train: [['Konkan by', 'train'], ['खिड़की वाली सीट']],
  fort: [['Jaisalmer', 'in winter']],
  skincare: [['3 steps,', 'no fragrance'], ['रोज़ की देखभाल']],
  shelf: [['Small room,', 'big shelf']],
  books: [['5 books for', 'November'], ['इस महीने की किताबें']],
  desk: [['My desk,', '₹18,000'], ['मेरा सेटअप']],
  bag: [['One bag,', 'all week']],
  shoe: [['100 km', 'review']],
  portrait: [['Ask me anything'], ['आज की बात']],
  yoga: [['Day 12 of 30'], ['सुबह का योग']],
  cricket: [['Fix your', 'pull shot']],
  dance: [['Mudras, part 3'], ['नृत्य सीखें']],
  run: [['Couch to 5K']],
  guitar: [['4 chords,', '10 songs']],
};

/** Faces and figures keep their heads clear; a border at the hem stays in sight. */
const topOnly = ['saree', 'drape', 'line'];
const bottomOnly = ['portrait', 'yoga', 'dance', 'cricket', 'guitar', 'run'];

/** Wrap a maker so that its picture carries a caption. */
export function framed(name, make) {
  return (p) => {
    const scene = make(p);
    const r = p.rng;
    const { accent, pop, deep, pale } = p.palette;
    const lines = r.pick(captions[name] ?? [['New this week']]);
    const hindi = /[\u0900-\u097f]/.test(lines.join(''));
    const longest = Math.max(...lines.map((t) => line(t, 100).width));
    const size = f1(Math.min(hindi ? 104 : 96, ((W - 112) / longest) * 100));
    const lead = size * (hindi ? 1.3 : 1.08);
    const kind = r.pick(['scrim', 'scrim', 'boxes', 'card']);
    const top = topOnly.includes(name) || (!bottomOnly.includes(name) && r.chance(0.3));
    const y0 = top ? 84 + size * 0.78 : H - 76 - lead * (lines.length - 1) - size * 0.08;
    let body;
    if (kind === 'boxes') {
      const tone = r.pick([pale, accent, pop, deep]);
      const ink = brightness(tone) < 140 ? pale : deep;
      body = lines
        .map((t, i) => {
          const q = line(t, size * 0.84);
          return `<g transform="translate(48 ${f1(y0 + i * lead)})"><rect x="-4" y="${f1(-size * 0.82)}" width="${f1(q.width + 40)}" height="${f1(lead * 1.01)}" rx="10" fill="${tone}"/><path d="${q.d}" transform="translate(16 ${f1(-size * 0.04)})" fill="${ink}"/></g>`;
        })
        .join('');
    } else if (kind === 'card') {
      const q = lines.map((t) => line(t, size * 0.8));
      const [w, h] = [Math.max(...q.map((z) => z.width)) + 64, lead * 0.86 * lines.length + 46];
      const y = top ? 56 : H - 56 - h;
      const d = `M46 ${y}H${48 + w - 26}Q${48 + w} ${y} ${48 + w} ${y + 26}V${y + h - 26}Q${48 + w} ${y + h} ${48 + w - 26} ${y + h}H74Q48 ${y + h} 48 ${y + h - 26}Z`;
      body = `<path d="${d}" fill="${deep}" opacity=".45" transform="translate(0 10)" filter="${p.blur(14)}"/><path d="${d}" fill="${pale}"/>${q.map((z, i) => `<path d="${z.d}" transform="translate(80 ${f1(y + 24 + size * (hindi ? 0.78 : 0.66) + i * lead * 0.86)})" fill="${i === lines.length - 1 && lines.length > 1 ? mix(pop, deep, brightness(pop) > 110 ? 0.6 : 0.1) : dark(deep, 0.2)}"/>`).join('')}`;
    } else {
      const grad = top
        ? p.linear([
            [0, deep, 0.86],
            [0.42, deep, 0.3],
            [0.6, deep, 0],
          ])
        : p.linear([
            [0.38, deep, 0],
            [0.66, deep, 0.42],
            [1, deep, 0.92],
          ]);
      body = `<rect width="${W}" height="${H}" fill="${grad}"/>${lines.map((t, i) => `<path d="${line(t, size).d}" transform="translate(52 ${f1(y0 + i * lead)})" fill="${i === lines.length - 1 && lines.length > 1 ? light(accent, 0.45) : pale}"/>`).join('')}`;
    }
    return { svg: scene.svg, over: body, alt: `${scene.alt}; caption: ${lines.join(' ')}` };
  };
}
