import { msg } from '@lingui/core/macro';
import type { Figures, Question } from './question.ts';

export function joiningQuestions({ terms }: Figures): Question[] {
  const { payoutTargetHours } = terms;
  return [
    {
      id: 'who-can-join',
      title: msg`Who can join, and what does it need?`,
      answer: msg`Brands, influencers and partners of 18 years and over, with an e-mail address and a mobile number. Influencers connect at least one social account; where a platform cannot be connected, a handle can be typed in and is labelled so.`,
    },
    {
      id: 'partners',
      title: msg`Can an agency, a studio or a venue join?`,
      answer: msg`Yes, as a partner. Partners post campaigns, pledge production, places, travel or reach to joint campaigns, and are paid by their share of what was really put in.`,
    },
    {
      id: 'hindi',
      title: msg`Can I work in Hindi?`,
      answer: msg`Yes. Choose “हिन्दी” at the top of the page. Your name, profile, messages and campaigns can be in any script; the ad label has to be in the language of the ad.`,
    },
    {
      id: 'no-password',
      title: msg`I have forgotten my password. How do I get in?`,
      answer: msg`On the login page, with a code of six digits sent to your e-mail address or your confirmed mobile number. Nobody of us ever asks you for that code.`,
    },
    {
      id: 'stolen',
      title: msg`What if somebody else gets into my account?`,
      answer: msg`Being signed in is not enough to change the e-mail, mobile or password, to touch payment methods, to pay out, to export or to delete: each asks for your password or a code again, at most ten minutes old. We write to your former e-mail about a change, and its link undoes it for 72 hours. A new payment method waits ${payoutTargetHours} hours before its first payout, and as long as a change can be undone. “That wasn’t me”, in the mail about a new sign-in and in your settings, signs them out at once.`,
    },
    {
      id: 'report',
      title: msg`Somebody behaves badly. What can I do?`,
      answer: msg`Report or block them: the button is wherever a person is shown. A blocked person can neither write to you nor find you, and an operator looks at every report.`,
    },
    {
      id: 'my-data',
      title: msg`Can I take my data with me, or have it deleted?`,
      answer: msg`Both, in the profile settings. The export holds everything kept about you. Deleting removes or anonymises your personal data at once; registration data and the log of sign-ins are locked away until a day that is named before, and records of money are kept as long as the law asks.`,
    },
  ];
}
