import { faults, platforms, type World } from './world.ts';

const names: Record<string, string> = { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube' };
const words: Record<string, string> = {
  none: 'Answers well',
  rate_limited: 'Too many requests (429)',
  error: 'Fails (500)',
  garbage: 'Answers with a web page',
  nonsense: 'Answers with impossible numbers',
  slow: 'Takes too long',
  gaps: 'Has no insights',
};
const people: Record<string, string> = { instagram: 'nila.sandbox', facebook: 'sandboxcooks', youtube: 'sandboxspice' };

const posts = `<article><strong>A post</strong>
  <form method="post" action="/sandbox/social/posts/delete">
    <label for="post-link">Link of the post</label>
    <input id="post-link" type="text" name="link" required>
    <button class="quiet">Delete it</button>
    <button class="quiet" formaction="/sandbox/social/posts/restore">Bring it back</button></form></article>`;

/** The three providers of social figures, with controls for their faults. */
export function socialOverview(world: World): string {
  const sections = platforms.map((platform) => {
    const { fault } = world.fault(platform);
    const buttons = faults.map(
      (each) =>
        `<button ${each === fault ? '' : 'class="quiet"'} name="fault" value="${each}" aria-pressed="${each === fault}">${words[each]}</button>`,
    );
    return `<article><strong>${names[platform]}</strong>
      <form method="post" action="/sandbox/social/${platform}/fault">${buttons.join('')}</form>
      <form method="post" action="/sandbox/social/${platform}/revoke">
        <label for="${platform}-account">Account</label>
        <input id="${platform}-account" type="text" name="account" value="${people[platform]}">
        <button class="quiet">Take the access away</button></form></article>`;
  });
  return `<h2>Social accounts</h2><p>Connect them from the product; here they can be made to fail.</p>${sections.join('')}${posts}`;
}
