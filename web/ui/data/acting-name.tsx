interface ActingNameProps {
  /** Person who acted; null for the platform. */
  person: { fullname: string } | null;
  /** The name already shown, which says it for whoever acts for themselves. */
  account: string;
}

/** Name of the person who acted for an account, such as a talent manager, in brackets after the account's. */
export function ActingName({ person, account }: ActingNameProps) {
  if (!person || person.fullname === account) return null;
  return <span className="font-normal text-t2"> ({person.fullname})</span>;
}
