import { createContext, useContext } from 'react';

/** CSP nonce of the reply; empty in the browser, which hides it. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Inline script that runs before the first paint. Never pass user input. */
export function InlineScript({ text }: { text: string }) {
  const nonce = useContext(NonceContext);
  const content = { dangerouslySetInnerHTML: { __html: text } };
  return <script nonce={nonce} suppressHydrationWarning {...content} />;
}
