interface Invitation {
  brand: string;
  /** Who invites, fit for a letter; null when the name is not. */
  name: string | null;
  link: string;
}

/** The e-mail that carries a referral link. */
export function invitationLetter({ brand, name, link }: Invitation): { subject: string; text: string } {
  const who = name ?? `A member of ${brand}`;
  return {
    subject: `${who} invites you to ${brand}`,
    text: [
      'Hello,',
      '',
      `${who} invites you to ${brand}, where brands and influencers find each other and work together.`,
      'Joining is free. This link is theirs:',
      '',
      link,
      '',
      'You get this once, because they entered your address. It is on no list of ours, and you need not do anything.',
      '',
      brand,
    ].join('\n'),
  };
}

/** A text message is short. */
export function invitationText({ brand, name, link }: Invitation): string {
  return `${name ?? 'A member'} invites you to ${brand}: ${link} - ${brand}`;
}
