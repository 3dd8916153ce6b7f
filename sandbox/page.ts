/** Escapes text for HTML, including attributes. */
export function escapeHtml(text: string): string {
  const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark);
}

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; background: #f6f4ef; color: #1d1b16; }
  main { max-width: 720px; margin: 0 auto; padding: 24px 16px 72px; }
  h1 { font-size: 28px; } h2 { font-size: 19px; margin-top: 32px; }
  .note { background: #fff3cf; padding: 8px 16px; font-size: 14px; text-align: center; }
  article, form { background: #fff; border: 1px solid #ddd8cc; border-radius: 12px; padding: 16px; margin: 12px 0; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 8px 0 0; }
  small { color: #5d584c; } label { display: block; margin: 12px 0 4px; }
  input[type=text], input[type=email] { font: inherit; width: 100%; box-sizing: border-box; padding: 10px; border: 1px solid #8b8575; border-radius: 8px; }
  button { font: inherit; font-weight: 600; min-height: 44px; padding: 0 16px; margin: 12px 8px 0 0; border-radius: 8px; border: 1px solid #0b6b63; background: #0b6b63; color: #fff; cursor: pointer; }
  button.quiet { background: #fff; color: #0b6b63; }
  @media (prefers-color-scheme: dark) {
    body { background: #16181a; color: #efece4; } article, form { background: #202427; border-color: #3a4044; }
    .note { background: #4a3b0c; } small { color: #b5b0a4; } a { color: #7fd6cc; }
    input[type=text], input[type=email], button.quiet { background: #16181a; color: inherit; }
  }
`;

/** A page of the sandbox. `body` is HTML already. */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><div class="note">Sandbox: nothing here leaves this machine.</div><main><h1>${escapeHtml(title)}</h1>${body}</main></body>
</html>`;
}
