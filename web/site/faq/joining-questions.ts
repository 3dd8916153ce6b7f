import { msg } from '@lingui/core/macro';
import type { Figures, Question } from './question.ts';

export function joiningQuestions({ terms }: Figures): Question[] {
  const { payoutTargetHours } = terms;
  return [
    {
      id: 'who-can-join',
      title: msg`Who can join, and what do I need?`,
      answer: msg`Brands, influencers and partners aged 18 or over with an email address and a mobile number. Influencers connect at least one social account. If a platform can’t be connected, you can type in the handle, and it’s labelled as such.`,
    },
    {
      id: 'partners',
      title: msg`Can an agency, a studio or a venue join?`,
      answer: msg`Yes, as a partner. Partners post campaigns, pledge production, venues, travel or reach to joint campaigns, and get paid according to what they contributed.`,
    },
    {
      id: 'hindi',
      title: msg`Can I work in Hindi?`,
      answer: msg`Yes. Choose “हिन्दी” at the top of the page. Your name, profile, messages and campaigns can be in any script. The ad label has to be in the language of the ad.`,
    },
    {
      id: 'no-password',
      title: msg`I forgot my password. How do I log in?`,
      answer: msg`Choose “Forgot Password?” on the login page. We send a 6-digit code to your email address or confirmed mobile number. We will never ask you for that code.`,
    },
    {
      id: 'stolen',
      title: msg`What if someone else gets into my account?`,
      answer: msg`Being signed in isn’t enough to change your email, mobile or password, edit payment methods, withdraw money, or export or delete your data. For each of these we ask for your password or a code again if you last confirmed more than ten minutes ago. If you have a second factor, only that counts: a passkey, or a code from your authenticator app or your recovery codes. After a change we write to your old email, and the link in it undoes the change for 72 hours. A new payment method waits ${payoutTargetHours} hours before its first payout, and as long as a change can still be undone. If you see a sign-in you don’t recognise, choose “That wasn’t me” in the email or in your settings to sign it out at once.`,
    },
    {
      id: 'report',
      title: msg`Someone is behaving badly. What can I do?`,
      answer: msg`Report or block them, wherever you see their name. Someone you block can’t message or find you, and our team looks at every report.`,
    },
    {
      id: 'my-data',
      title: msg`Can I export or delete my data?`,
      answer: msg`Yes to both, in your profile settings. The export holds everything we keep about you. Deleting removes or anonymises your personal data at once. Registration data and the sign-in log stay locked until a date we name before you confirm, and payment records are kept as long as the law requires.`,
    },
  ];
}
