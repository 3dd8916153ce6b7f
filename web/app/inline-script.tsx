import { createContext, useContext } from 'react';

/** The nonce of the reply being rendered; empty in the browser, which never shows it again. */
export const NonceContext = createContext<string | undefined>(undefined);

/** A script of our own that must run before the first paint. Never give it anything a person typed. */
export function InlineScript({ text }: { text: string }) {
  const nonce = useContext(NonceContext);
  const content = { dangerouslySetInnerHTML: { __html: text } };
  return <script nonce={nonce} suppressHydrationWarning {...content} />;
}
