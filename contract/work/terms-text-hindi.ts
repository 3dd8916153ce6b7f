import type { UsageChannel } from '../campaigns/offer-terms.ts';
import { hindiWords } from '../core/hindi-words.ts';
import { enumerate, figure, type GrantedRights, say, type TextWriter, writeDate } from './terms-text-parts.ts';

const channelNames: Record<UsageChannel, string> = {
  social: 'अपने सोशल अकाउंट',
  website: 'अपनी वेबसाइट',
  email: 'अपने ईमेल',
  paid_ads: 'पेड विज्ञापन',
  print: 'प्रिंट',
};
const pieceNames: Readonly<Record<string, string>> = {
  post: 'पोस्ट',
  reel: 'रील',
  story: 'स्टोरी',
  video: 'वीडियो',
  short: 'शॉर्ट',
  live: 'लाइव',
};
const edits = {
  none: 'इनमें कोई बदलाव नहीं किया जा सकता।',
  cut: 'इन्हें छोटा किया जा सकता है और सबटाइटल जोड़े जा सकते हैं।',
  free: 'इनमें खुलकर बदलाव किए जा सकते हैं।',
} as const;

const day = (date: string) => writeDate(date, 'hi-IN-u-nu-latn');
const days = (count: number) => `${count} दिन`;
const translate = (word: string) => hindiWords[word] ?? word;

const namePieces = ([type, count]: GrantedRights['pieces'][number]) => `${count} ${pieceNames[type] ?? 'पीस'}`;

export const hindi: TextWriter = {
  noRights: ({ creator }) => say`काम सिर्फ़ ${creator} के अपने चैनलों पर रहता है।`,
  rights({ owner }, { pieces, channels, editing, territory, until, days: term }) {
    const places = channels.map((channel) => channelNames[channel]);
    const work = enumerate(pieces.map(namePieces), 'और');
    return [
      ...say`${owner} को ${figure(work)} का इस्तेमाल इन जगहों पर करने की अनुमति है: ${figure(enumerate(places, 'और'))}। `,
      ...(until !== null
        ? say`यह अनुमति ${figure(translate(territory))} में ${figure(day(until))} के अंत तक है।`
        : term === null
          ? say`यह अनुमति ${figure(translate(territory))} में ${figure('बिना समय-सीमा')} के है और हर पीस का पूरा भुगतान होने पर शुरू होती है।`
          : say`यह अनुमति ${figure(translate(territory))} में ${figure(days(term))} के लिए है और हर पीस का पूरा भुगतान होने पर शुरू होती है।`),
      ...(editing ? say` ${edits[editing]}` : []),
    ];
  },
  exclusivity({ creator }, { from, days: term, category, brands }) {
    const rivals = [...(category ? [`${translate(category)} के दूसरे ब्रैंड`] : []), ...brands];
    const start = from ? say`${figure(day(from))} से` : say`समझौते के दिन से`;
    return [
      ...start,
      ...say` ${figure(days(term))} तक ${creator} की सहमति है कि इनके लिए काम नहीं किया जाएगा: ${figure(enumerate(rivals, 'और'))}।`,
    ];
  },
  online: (count) => say`हर पोस्ट ${figure(days(count))} तक ऑनलाइन रहती है।`,
  ads: ({ owner }, until) => say`${owner} को ${figure(day(until))} के अंत तक इससे पार्टनरशिप विज्ञापन चलाने की अनुमति है।`,
  collaborator: ({ owner }) => say`${owner} को हर पोस्ट में ${figure('सहयोगी के रूप में जोड़ा')} जाता है।`,
  rawFiles: ({ creator }) => say`${creator} की ओर से ${figure('रॉ फ़ाइलें')} आख़िरी पीस के साथ दी जाती हैं।`,
  idea: () => say`हर आइडिया को ${figure('शूट से पहले मंज़ूरी')} दी जाती है।`,
};
