import { ChatLayer } from './chat-layer.tsx';
import { LiveLayer } from './live-layer.tsx';

/** What a public page has only for who is signed in: the live connection and the floating chats. */
export default function SignedInLayer() {
  return (
    <>
      <LiveLayer />
      <ChatLayer />
    </>
  );
}
