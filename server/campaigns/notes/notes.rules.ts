interface Named {
  fullname: string;
}

/** Members whose full or first name follows an @ in a text; a first name that two share names neither. */
export function findMentioned<M extends Named>(text: string, members: readonly M[]): M[] {
  const firstOf = ({ fullname }: Named) => fullname.split(' ')[0]?.toLowerCase() ?? '';
  const folded = text.toLowerCase();
  const isNamed = (name: string) =>
    name !== '' &&
    folded
      .split('@')
      .slice(1)
      .some((rest) => rest.startsWith(name) && !/^[\p{L}\p{M}\p{N}]/u.test(rest.slice(name.length)));
  return members.filter((member) => {
    const first = firstOf(member);
    const isShared = members.some((other) => other !== member && firstOf(other) === first);
    return isNamed(member.fullname.toLowerCase()) || (!isShared && isNamed(first));
  });
}
